import type { AppContent } from '#shop-data/fields/schema.ts';

type Home = AppContent['home'];
type Part = NonNullable<Home['parts']>[number];

export declare const sharing: Home['sharing'];
export declare const slideText: Home['slideText'];
export declare const parts: Home['parts'];
/** What a part of the home page has. */
export type HomePart<Name extends keyof Part> = NonNullable<Part[Name]>;
