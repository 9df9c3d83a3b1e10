declare const all: import('#builder/modules/appModules.ts').AppModules['seller-line'];
export = all;
