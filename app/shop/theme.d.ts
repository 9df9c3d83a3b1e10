declare const all: import('#builder/modules/appModules.ts').AppModules['theme'];
export = all;
