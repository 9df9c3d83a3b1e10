declare const all: import('#builder/modules/appModules.ts').AppModules['parts'];
export = all;
