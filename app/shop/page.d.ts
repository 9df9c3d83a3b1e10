declare const all: import('#builder/modules/appModules.ts').AppModules['page'];
export = all;
