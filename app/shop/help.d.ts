declare const all: import('#builder/modules/appModules.ts').AppModules['help'];
export = all;
