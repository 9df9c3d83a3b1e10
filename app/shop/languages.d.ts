import type { Language } from '#address/language.ts';

/** The languages of the shop; the first one is at the root. */
export declare const allLanguages: readonly Language[];
/** That of this bundle. */
export declare const ownLanguage: Language;
/** The paths of pages that nobody has translated, by the code of each language. */
export declare const untranslated: Readonly<Record<string, readonly string[]>>;
/** Those that this bundle is not written in. */
export declare const otherLanguages: readonly Language[];
