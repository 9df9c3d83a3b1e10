declare const all: import('#builder/modules/appModules.ts').AppModules['stocks'];
export = all;
