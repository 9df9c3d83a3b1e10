import type { Language } from '#address/language.ts';

/** The languages of the shop; the first one is at the root. */
export declare const allLanguages: readonly Language[];
/** That of this bundle. */
export declare const ownLanguage: Language;
/** What of this language is still in the first one, as it is shown. */
export declare const foreignTexts: readonly string[];
/** The paths whose titles are so, by the code of each language. */
export declare const untitled: Readonly<Record<string, readonly string[]>>;
/** Those that this bundle is not written in. */
export declare const otherLanguages: readonly Language[];
