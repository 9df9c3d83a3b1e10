declare const all: import('#builder/modules/appModules.ts').AppModules['places'];
export = all;
