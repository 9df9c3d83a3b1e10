declare const all: import('#builder/modules/appModules.ts').AppModules['filters'];
export = all;
