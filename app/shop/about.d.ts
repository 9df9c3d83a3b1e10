declare const all: import('#builder/modules/appModules.ts').AppModules['about'];
export = all;
