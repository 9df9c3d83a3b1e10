declare const all: import('#builder/modules/appModules.ts').AppModules['search'];
export = all;
