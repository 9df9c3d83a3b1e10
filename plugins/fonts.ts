import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { cached, writeAtomically } from '#shop-data/read/cache.ts';
import { currentShop } from '#shop-data/read/readShop.ts';
import { findFont } from '#shop-data/look/findFont.ts';
import type { Theme } from '#shop-data/fields/theme.ts';
import { shopFolder } from '#shop-data/read/shopFolder.mjs';
import { ofSoftware } from '#shop-data/read/software.mjs';
import { type Role, type Script, fontFile, hasHindiLetters } from '#shop-data/look/themeCss.ts';

type Typefaces = Theme['typefaces'];
type FontFile = {
  readonly role: Role;
  readonly name: string;
  readonly script: Script;
  readonly weight: string;
};

/** Where the subset fonts are written, and where the theme's style sheet asks for them. */
const subsets = 'node_modules/.cache/fonts';
const hindiLetters = /[\u0900-\u097F\u200C\u200D]/g;
/** Letters that people type, and the sign of short months; shops have all others in their texts. */
const rareHindi = 'ऋञ॰';
const basicLatin = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

const latinFeatures = ['kern', 'liga', 'lnum', 'tnum'];
/** How Hindi letters join. */
const hindiFeatures =
  'abvm akhn blwf blwm blws ccmp cjct dist half haln kern nukt psts rkrf rphf vatu'.split(' ');
/** Fits the signs above a letter to its width; headings do without, which saves 20 kB. */
const fineFeatures = ['abvs', 'pres'];

/**
 * Makes a subset of each font of the theme: the weights in use, the characters of the shop's texts, and
 * those of an English keyboard. All other characters are shown in a fallback font. The fonts' licences
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
      const texts =
        basicLatin + (await readSources(ofSoftware('app'))) + (await readSources(shopFolder()));
      const characters = {
        latin: sorted(texts.replaceAll(hindiLetters, '')),
        devanagari: sorted(rareHindi + (texts.match(hindiLetters) ?? []).join('')),
      };
      const licensed = new Set<string>();
      for (const { role, name, script, weight } of listFonts(typefaces)) {
        const found = findFont(shopFolder(), name, script);
        if (!found) throw new Error(sayMissing(shopFolder(), name, script));
        const subset = await makeSubset(found.file, { role, script, weight }, characters[script]);
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
  return (['headings', 'text'] as const).flatMap<FontFile>((role) => {
    const { font, devanagari, weight } = role === 'text' ? text : headings;
    const latin = { role, name: font, script: 'latin', weight } as const;
    return devanagari ? [latin, { role, name: devanagari, script: 'devanagari', weight }] : [latin];
  });
}

async function makeSubset(
  file: string,
  { role, script, weight }: Omit<FontFile, 'name'>,
  characters: string,
): Promise<Uint8Array> {
  const original = await readFile(file);
  const [min = 400, max] = weight.split(' ').map(Number);
  const forHindi = role === 'text' ? [...hindiFeatures, ...fineFeatures] : hindiFeatures;
  const keepFeatures = script === 'latin' ? latinFeatures : forHindi;
  const options = { targetFormat: 'woff2', keepFeatures } as const;
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

/** Each character once, whatever the order in which files name them. */
function sorted(text: string): string {
  return [...new Set(text)].toSorted().join('');
}

/** The source files of a folder, which contain the shop's texts; tests are shown to nobody. */
async function readSources(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const sources = files.filter((file) => /(?<!\.test|\.testing)\.(?:tsx?|yaml|md)$/.test(file));
  const texts = await Promise.all(sources.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.join('');
}
