import { currentShop } from './readShop.ts';
import type { Settings } from '#shop-data/fields/settings/settings.ts';

/** A language that the shop's pages are written in. */
export type Language = {
  /** As in `app/strings` and in `languages` of the shop's settings: `hi`. */
  readonly code: string;
  /** What its pages say in `lang`: `hi-IN`; without the country where it is not the language's own. */
  readonly tag: string;
  /** In its own script. */
  readonly name: string;
  /** What its addresses have after the base path: `hi/`; nothing for the first language. */
  readonly path: string;
};

type Languages = readonly [Language, ...Language[]];

/** The languages of a shop. The pages of the first one are at the root, all others below their code. */
export function listLanguages({
  language,
  languages = [],
}: Pick<Settings, 'language' | 'languages'>): Languages {
  const [first = '', country] = language.split('-');
  const others = languages.filter((code) => code !== first);
  return [
    { code: first, tag: language, name: nameOf(first), path: '' },
    ...others.map((code) => ({
      code,
      tag: isAtHome(code, country) ? `${code}-${country}` : code,
      name: nameOf(code),
      path: `${code}/`,
    })),
  ];
}

/** The languages of the shop that is built. */
export async function readLanguages(): Promise<Languages> {
  return listLanguages((await currentShop()).content.settings);
}

/** The language that is built or served: the one that SHOP_LANGUAGE names, or else the first one. */
export function currentLanguage(languages: Languages): Language {
  const code = process.env['SHOP_LANGUAGE'];
  return languages.find((language) => language.code === code) ?? languages[0];
}

function isAtHome(code: string, country: string | undefined): boolean {
  return country !== undefined && new Intl.Locale(code).maximize().region === country;
}

/** Whether pages in a language run from right to left. */
export function isFromRight(code: string): boolean {
  const { textInfo } = new Intl.Locale(code) as Intl.Locale & { textInfo?: { direction: string } };
  return textInfo?.direction === 'rtl';
}

/** A language with the digits 0 to 9, as counts have on all pages: Marathi and Arabic have others too. */
export function latinDigits(language: string): string {
  const { numberingSystem } = new Intl.NumberFormat(language).resolvedOptions();
  return numberingSystem === 'latn' ? language : `${language}-u-nu-latn`;
}

/** A language's name in its own script. */
function nameOf(code: string): string {
  return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
}
