declare const all: import('#builder/modules/appModules.ts').AppModules['details'];
export = all;
