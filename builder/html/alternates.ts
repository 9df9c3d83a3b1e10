import { addressIn } from '#links/address.ts';
import { allLanguages, ownLanguage, untranslated } from '#shop/languages';
import { site } from '#shop/settings';

/** What documents say of the language of this bundle. */
export const pageLanguage = {
  lang: ownLanguage.tag,
  dir: import.meta.env.IS_RTL ? 'rtl' : undefined,
};

/** A page in one of the shop's languages, as search engines want it to be named. */
export type Alternate = { readonly hreflang: string; readonly address: string };

/** Whether a page is translated into a language: else search engines would find one text twice (SPEC 18.7). */
export const isTranslated = (path: string, { code } = ownLanguage) =>
  !untranslated[code]?.includes(path);

/** A page in every language that it is translated into, and for visitors of any other one; nothing in a shop with one language. */
export function alternatesOf(path: string): readonly Alternate[] {
  if (!import.meta.env.IS_MULTILINGUAL || !isTranslated(path)) return [];
  return [
    ...languagesOf(path).map(({ code }) => ({ hreflang: code, address: absoluteIn(code, path) })),
    { hreflang: 'x-default', address: absoluteIn(import.meta.env.FIRST_LANGUAGE, path) },
  ];
}

/** The languages that a page is translated into. */
export function languagesOf(path: string): typeof allLanguages {
  return allLanguages.filter((language) => isTranslated(path, language));
}

export function absoluteIn(code: string, path: string): string {
  return site + addressIn(code, path);
}
