declare const all: import('#builder/modules/appModules.ts').AppModules['words'];
export = all;
