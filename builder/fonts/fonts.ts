import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { cached, writeAtomically } from '#reader/files/cache.ts';
import { type Shop, currentShop } from '#reader/read/readShop.ts';
import { namedCountries } from '#reader/read/zones.ts';
import { writePrice } from '#ordering/money.ts';
import { findFont } from '#reader/look/findFont.ts';
import type { Theme } from '#reader/fields/theme.ts';
import { shopFolder } from '#reader/files/shopFolder.mjs';
import { ofSoftware } from '#reader/files/software.mjs';
import { type Role, fontFile, fontOf } from '#reader/look/themeCss.ts';
import { type Script, languageOf, latinDigits, scriptOf } from '#reader/messages/languageRecord.ts';
import { listLanguages, nameOf } from '#reader/read/languages.ts';
import { readPriceFormat } from '#reader/read/priceFormat.ts';
import { placesOf } from '#reader/messages/readMessages.ts';

/** The theme's typefaces, the languages that have pages, and what formats write there. */
type Typefaces = Theme['typefaces'] & {
  readonly languages: readonly string[];
  readonly formatted?: string;
};
type FontFile = {
  readonly role: Role;
  readonly name: string;
  /** None for Latin letters. */
  readonly script: Script | undefined;
  readonly weight: string;
};

/** Those of an English keyboard, and the sign before the shop's name in the footer. */
const basicLatin = `©${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}`;

const latinFeatures = ['kern', 'liga', 'lnum', 'tnum'];

/**
 * Makes a subset of each font of the theme: the weights in use, the characters of the shop's texts and formats,
 * and those of an English keyboard. All other characters are shown in a fallback font. The fonts' licences
 * are published with the shop.
 */
export function fonts(readTypefaces = readTheme): Plugin {
  return {
    name: 'fonts',
    enforce: 'pre',
    // Unit tests show no text.
    apply: (_, { mode }) => mode !== 'test',

    async buildStart() {
      const { name: environment, config } = this.environment;
      if (environment !== 'client') return;
      // What is wrong with the shop is said by its plugin.
      const typefaces = await readTypefaces().catch(() => undefined);
      if (!typefaces) return;
      const { languages, formatted = '' } = typefaces;
      const texts = basicLatin + formatted + (await readTexts(languages));
      const names = languages.map((language) => nameOf(languageOf(language))).join('');
      const licensed = new Set<string>();
      for (const { role, name, script, weight } of listFonts(typefaces)) {
        const { name: letters = 'latin' } = script ?? {};
        const found = findFont(shopFolder(), name, letters);
        if (!found) throw new Error(sayMissing(shopFolder(), name, letters));
        const characters = script ? charactersOf(texts, script) : sorted(texts);
        const write = async (subset: string, shown: string) => {
          const made = await makeSubset(found.file, { role, script, weight }, shown);
          await writeAtomically(fontFile(role, name, subset), made);
        };
        await write(letters, characters);
        if (script && role === 'text') await write(`${letters}-names`, sorted(names));
        if (config.command === 'serve' || licensed.has(name) || !existsSync(found.licence))
          continue;
        licensed.add(name);
        const source = await readFile(found.licence);
        this.emitFile({ type: 'asset', fileName: `${name}-LICENSE.txt`, source });
      }
    },
  };
}

/** The font files that a theme needs; those of other letters only in a shop with pages in such a language. */
function listFonts({ languages, ...typefaces }: Typefaces): readonly FontFile[] {
  const scripts = languages.flatMap((language) => scriptOf(language) ?? []);
  const byName = new Map(scripts.map((script) => [script.name, script]));
  return (['headings', 'text'] as const).flatMap<FontFile>((role) => {
    const { font, weight } = typefaces[role];
    return [
      { role, name: font, script: undefined, weight },
      ...[...byName.values()].flatMap((script) => {
        const name = fontOf(typefaces[role], script);
        return name ? [{ role, name, script, weight }] : [];
      }),
    ];
  });
}

/** The letters of a script in these texts, with those that people type. */
function charactersOf(texts: string, { letters, typed = '' }: Script): string {
  return sorted(typed + (texts.match(patternOf(letters)) ?? []).join(''));
}

/** Finds the letters of `U+900-97F, U+25CC`. */
function patternOf(letters: string): RegExp {
  const ranges = letters.replaceAll(
    /U\+([\dA-F]+)(?:-([\dA-F]+))?(?:, )?/g,
    (_, from, to = from) => String.raw`\u{${from}}-\u{${to}}`,
  );
  return new RegExp(`[${ranges}]`, 'gu');
}

async function makeSubset(
  file: string,
  { role, script, weight }: Omit<FontFile, 'name'>,
  characters: string,
): Promise<Uint8Array> {
  const original = await readFile(file);
  const [min = 400, max] = weight.split(' ').map(Number);
  const { features, featuresOfText = '' } = script ?? {};
  const own = features?.concat(role === 'text' ? ` ${featuresOfText}` : '').split(' ');
  const keepFeatures = script ? own : latinFeatures;
  const options = { targetFormat: 'woff2', ...(keepFeatures && { keepFeatures }) } as const;
  const variationAxes = { wght: max === undefined ? min : { min, max } };
  const inputs = [original, JSON.stringify([options, variationAxes]), characters];
  const make = () =>
    subsetFont(original, characters, { ...options, variationAxes }).catch(() =>
      // A font of the owner may have one weight.
      subsetFont(original, characters, options),
    );
  return cached('subset-fonts', inputs, make).catch((cause: unknown) => {
    const problem = `${file} cannot be read as a font: a complete WOFF2 or TTF font is expected.`;
    throw new Error(problem, { cause });
  });
}

async function readTheme(): Promise<Typefaces> {
  const shop = await currentShop();
  const { settings, theme } = shop.content;
  const languages = [settings.language, ...(settings.languages ?? [])];
  return { ...theme.typefaces, languages, formatted: lettersOfFormats(shop) };
}

/** What to do about a font that theme.yaml names and nobody has. */
function sayMissing(folder: string, name: string, script: string): string {
  return `${folder}/theme.yaml: there is no font ${name} with ${script} letters: save it as ${folder}/fonts/${name}.woff2 or .ttf, or type npm install @fontsource-variable/${name}`;
}

/** Each character once, whatever the order in which files name them. */
function sorted(text: string): string {
  return [...new Set(text)].toSorted().join('');
}

/** What pages in these languages say: the words of other languages would only make the fonts larger. */
async function readTexts(languages: readonly string[]): Promise<string> {
  const spoken = ['en', ...languages.map(languageOf)];
  const strings = [...new Set(spoken)].flatMap((code) => placesOf(code, shopFolder()));
  const folders = [ofSoftware('app'), shopFolder(), ...strings];
  return (await Promise.all(folders.map(readSources))).join('');
}

/** The source files of a folder, which contain texts; tests are shown to nobody. */
async function readSources(folder: string): Promise<string> {
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const sources = files.filter(
    (file) => /(?<!\.test|\.testing)\.(?:tsx?|yaml|md)$/.test(file) && !/^strings[/\\]/.test(file),
  );
  const texts = await Promise.all(sources.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.join('');
}

const styles = ['short', 'long'] as const;
/** How the app writes days and times (`app/say`): in whole, and with each of their parts. */
const timeFormats = [
  { dateStyle: 'long', timeStyle: 'short' } as const,
  ...styles.map((style) => {
    const day = { weekday: style, day: 'numeric', month: style, year: 'numeric' } as const;
    return { ...day, hour: 'numeric', minute: '2-digit', dayPeriod: 'short' } as const;
  }),
];
const hour = 3_600_000;
/** Each month, each day of the week and each hour of the day is among these. */
const times = Array.from({ length: 366 }, (_, index) => Date.UTC(2024, 0, 1) + index * 25 * hour);

/** What formats write on the pages of a shop, and no text of it has: digits, signs, months, days, names of countries. */
export function lettersOfFormats({ content, translations }: Shop): string {
  const languages = listLanguages(content.settings);
  return languages
    .flatMap(({ code, tag, name }) => {
      const { settings } = translations.get(code)?.content ?? content;
      const price = readPriceFormat(settings.currency, tag, languages[0].tag);
      const written = timeFormats.map(
        (format) => new Intl.DateTimeFormat(latinDigits(tag), format),
      );
      const either = new Intl.ListFormat(latinDigits(tag), { type: 'disjunction' });
      return [
        name,
        writePrice(1_234_567_890, price),
        either.format(['', '', '']),
        ...namedCountries(settings).map((country) => country.name),
        ...written.flatMap((format) => times.map((time) => format.format(time))),
      ];
    })
    .join('');
}
