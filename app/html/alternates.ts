import { addressIn } from '#address/address.ts';
import { allLanguages } from '#shop/languages';
import { site } from '#shop/settings';

/** A page in one of the shop's languages, as search engines want it to be named. */
export type Alternate = { readonly hreflang: string; readonly address: string };

/** A page in every language, and for visitors of any other one; nothing in a shop with one language. */
export function alternatesOf(path: string): readonly Alternate[] {
  if (!import.meta.env.IS_MULTILINGUAL) return [];
  return [
    ...allLanguages.map(({ code }) => ({ hreflang: code, address: absoluteIn(code, path) })),
    { hreflang: 'x-default', address: absoluteIn(import.meta.env.FIRST_LANGUAGE, path) },
  ];
}

export function absoluteIn(code: string, path: string): string {
  return site + addressIn(code, path);
}
