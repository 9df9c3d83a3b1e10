import { currentShop } from '../shop-data/currentShop.ts';
import type { Settings } from '../shop-data/schema.ts';

/** A language that the shop's pages are written in. */
export type Language = {
  /** As in `app/strings` and in `languages` of the shop's settings: `hi`. */
  readonly code: string;
  /** What its pages say in `lang`: `hi-IN`. */
  readonly tag: string;
  /** In its own script. */
  readonly name: string;
  /** What its addresses have after the base path: `hi/`; nothing for the first language. */
  readonly path: string;
};

/** The languages of a shop. The pages of the first one are at the root, all others below their code. */
export function listLanguages({
  language,
  languages = [],
}: Pick<Settings, 'language' | 'languages'>): readonly [Language, ...Language[]] {
  const [first = '', country] = language.split('-');
  const others = languages.filter((code) => code !== first);
  return [
    { code: first, tag: language, name: nameOf(first), path: '' },
    ...others.map((code) => ({
      code,
      tag: country === undefined ? code : `${code}-${country}`,
      name: nameOf(code),
      path: `${code}/`,
    })),
  ];
}

/** The languages of the shop that is built. */
export async function readLanguages(): Promise<readonly [Language, ...Language[]]> {
  return listLanguages((await currentShop()).content.settings);
}

/**
 * The language that an environment of the bundler is built in: `client` and `ssr` in the first one,
 * `client_hi` and `ssr_hi` in Hindi.
 */
export function languageOf(
  environment: string,
  languages: readonly [Language, ...Language[]],
): Language {
  const code = environment.split('_')[1] ?? developedLanguage();
  return languages.find((language) => language.code === code) ?? languages[0];
}

/** The names of the two environments of a language. */
export function environmentsOf({ code, path }: Language): { client: string; server: string } {
  const suffix = path && `_${code}`;
  return { client: `client${suffix}`, server: `ssr${suffix}` };
}

/** Whether an environment bundles what browsers load. */
export function isClient(environment: string): boolean {
  return environment.startsWith('client');
}

/** The development server serves one language at a time: `SHOP_LANGUAGE=hi npm run dev`. */
function developedLanguage(): string | undefined {
  return process.env['SHOP_LANGUAGE'];
}

/** The language of a page's file, or of another file beside it. */
export function languageOfFile(
  file: string,
  [first, ...others]: readonly [Language, ...Language[]],
): Language {
  return others.find(({ path }) => file.startsWith(path)) ?? first;
}

/** A language's name in its own script. */
function nameOf(code: string): string {
  return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
}
