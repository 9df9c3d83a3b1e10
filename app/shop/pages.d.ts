declare const all: import('#builder/modules/appModules.ts').AppModules['pages'];
export = all;
