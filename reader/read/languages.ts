import type { Language } from '#address/language.ts';
import { currentShop } from './readShop.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';

type Languages = readonly [Language, ...Language[]];

/** The languages of a shop. The pages of the first one are at the root, all others below their code. */
export function listLanguages({
  language,
  languages = [],
}: Pick<Settings, 'language' | 'languages'>): Languages {
  const [first = '', ...parts] = language.split('-');
  const country = parts.at(-1);
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

/** A language's name in its own script. */
export function nameOf(code: string): string {
  return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
}
