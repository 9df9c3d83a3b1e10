declare const all: import('#builder/modules/appModules.ts').AppModules['categories'];
export = all;
