declare const all: import('#builder/modules/appModules.ts').AppModules['languages'];
export = all;
