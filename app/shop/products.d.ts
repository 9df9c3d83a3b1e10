declare const all: import('#builder/modules/appModules.ts').AppModules['products'];
export = all;
