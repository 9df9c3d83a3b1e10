import { existsSync, readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { cached, writeAtomically } from './cache.ts';
import { currentShop } from '../shop-data/currentShop.ts';
import type { Theme } from '../shop-data/schema.ts';
import { shopFolder } from '../shop-data/shopFolder.mjs';
import { subsetToWords, typedLetters } from './joinedLetters.ts';
import { nameOf } from './languages.ts';
import { findFont } from '../shop-data/findFont.ts';
import { type Role, type Script, fontFile, hasHindiLetters } from '../shop-data/themeCss.ts';

type Typefaces = Theme['typefaces'];
type FontFile = {
  readonly role: Role;
  readonly name: string;
  readonly script: Script;
  readonly weight: string;
};

/** Where the subset fonts are written, and where the theme's style sheet asks for them. */
const subsets = 'node_modules/.cache/fonts';
/** Letters that join, which no Latin font has. */
const joinedLetters = /[\u0900-\u097F\u200C\u200D]+/g;
const keptFeatures = ['kern', 'liga', 'lnum', 'tnum'];
/** Part of the cache key: the code, and the versions of the packages. */
const codeVersion = ['fonts.ts', 'joinedLetters.ts', '../package.json'].map((file) =>
  readFileSync(join(dirname(import.meta.filename), file)),
);
const basicLatin = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/**
 * Makes a subset of each font of the theme: the weights in use, the characters of the shop's texts, and those that a
 * visitor types on an English keyboard. All other characters are shown in a fallback font. A font of Hindi letters
 * has what the shop's words need, and that of texts also what people type; pages in other letters have a
 * font with the name of Hindi alone. The fonts' licences are published with the shop. All fonts take as
 * long as a third of the build, so each is made once of the same words.
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
      const shop = await readSources(shopFolder());
      const texts = basicLatin + (await readSources('app')) + shop;
      const characters = sorted(texts.replaceAll(joinedLetters, '')).join('');
      const files = listFonts(await readTypefaces());
      const hasHindi = files.some(({ script }) => script === 'devanagari');
      const hindi = hasHindi ? hindiWords((await readSources('app/strings/hi')) + shop) : [];
      const licensed = new Set<string>();
      for (const { role, name, script, weight } of files) {
        const found = findFont(shopFolder(), name, script);
        if (!found) throw new Error(sayMissing(shopFolder(), name, script));
        const words = {
          headings: hindi,
          text: hindi.concat(typedLetters),
          names: [nameOf('hi')],
        }[role];
        const subset = await makeSubset({ file: found.file, script, weight, characters, words });
        await writeAtomically(`${subsets}/${fontFile(role, name, script)}.woff2`, subset);
        if (config.command === 'serve' || licensed.has(name) || !existsSync(found.licence))
          continue;
        licensed.add(name);
        const source = await readFile(found.licence);
        this.emitFile({ type: 'asset', fileName: `${name}-LICENSE.txt`, source });
      }
    },
  };
}

/** The font files that a theme needs. */
function listFonts({ headings, text }: Typefaces): readonly FontFile[] {
  const files = (['headings', 'text'] as const).flatMap<FontFile>((role) => {
    const { font, devanagari, weight } = role === 'text' ? text : headings;
    const latin = { role, name: font, script: 'latin', weight } as const;
    return devanagari ? [latin, { role, name: devanagari, script: 'devanagari', weight }] : [latin];
  });
  const names = { role: 'names', script: 'devanagari', weight: '500' } as const;
  return text.devanagari ? [...files, { ...names, name: text.devanagari }] : files;
}

type Subset = Pick<FontFile, 'script' | 'weight'> & {
  readonly file: string;
  /** What a Latin font shows. */
  readonly characters: string;
  /** What a font of joined letters shows. */
  readonly words: readonly string[];
};

async function makeSubset({
  file,
  script,
  weight,
  characters,
  words,
}: Subset): Promise<Uint8Array> {
  const original = await readFile(file);
  const [min = 400, max] = weight.split(' ').map(Number);
  const wght = max === undefined ? min : { min, max };
  const shown = script === 'latin' ? characters : words.join(' ');
  const made = [...codeVersion, original, script, weight, shown];
  return cached('subset-fonts', made, async () =>
    script === 'latin'
      ? subsetFont(original, characters, {
          targetFormat: 'woff2',
          ...((await hasWeights(original)) && { variationAxes: { wght } }),
          keepFeatures: keptFeatures,
        })
      : subsetToWords(original, words, wght),
  ).catch((cause: unknown) => {
    const problem = `${file} cannot be read as a font: a complete WOFF2 or TTF font is expected.`;
    throw new Error(problem, { cause });
  });
}

/** The theme's typefaces; the fonts of Hindi letters only in a shop that is in Hindi too. */
async function readTheme(): Promise<Typefaces> {
  const { settings, theme } = (await currentShop()).content;
  const { headings, text } = theme.typefaces;
  const isHindi = [settings.language, ...(settings.languages ?? [])].some(hasHindiLetters);
  if (isHindi) return { headings, text };
  const { devanagari: _headings, ...plainHeadings } = headings;
  const { devanagari: _text, ...plainText } = text;
  return { headings: plainHeadings, text: plainText };
}

/** What to do about a font that theme.yaml names and nobody has. */
function sayMissing(folder: string, name: string, script: Script): string {
  return `${folder}/theme.yaml: there is no font ${name} with ${script} letters: save it as ${folder}/fonts/${name}.woff2 or .ttf, or type npm install @fontsource-variable/${name}`;
}

/** Whether a font has several weights. */
async function hasWeights(font: Buffer): Promise<boolean> {
  const tables = Buffer.from(await convert(font, 'truetype')).subarray(0, 1024);
  return tables.includes('fvar');
}

/** Each Hindi word of a text once. */
function hindiWords(text: string): readonly string[] {
  return sorted(text.match(joinedLetters) ?? []);
}

/** Each of them once, whatever the order in which files name them. */
function sorted(texts: Iterable<string>): readonly string[] {
  return [...new Set(texts)].toSorted();
}

/** The source files of a folder, which contain the shop's texts. */
async function readSources(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const sources = files.filter((file) => /\.(?:tsx?|yaml)$/.test(file));
  const texts = await Promise.all(sources.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.join('');
}
