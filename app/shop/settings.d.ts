declare const all: import('#builder/modules/appModules.ts').AppModules['settings'];
export = all;
