declare const all: import('#builder/modules/appModules.ts').AppModules['contact'];
export = all;
