import type { AppModules } from '#builder/modules/appModules.ts';

type Home = AppModules['home'];

/** What a part of the home page has. */
export type HomePart<Name extends keyof Part> = NonNullable<Part[Name]>;
type Part = NonNullable<Home['parts']>[number];

export declare const sharing: Home['sharing'];
export declare const slideText: Home['slideText'];
export declare const parts: Home['parts'];
