declare const all: import('#builder/modules/appModules.ts').AppModules['policies'];
export = all;
