import type { Language } from '#shop-data/read/languages.ts';

/** The languages of the shop; the first one is at the root. */
export declare const allLanguages: readonly Language[];
/** Those that this bundle is not written in. */
export declare const otherLanguages: readonly Language[];
