import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { currentShop } from '../shop-data/currentShop.ts';
import { readShop } from '../shop-data/readShop.ts';
import { filesOf } from '../shop-data/shopFiles.ts';

/** What this shop sells, its name, its money and its colour; upper and lower case being one. */
const named = /beau|night cream|skincare|moisturi|retinol|beard|4e7661|\bpaise|rupee|₹/i;
/** The sign of its currency. */
const money = /\bRs\./;
/** Names that browsers and hosts keep, so that no other shop on the same site is mixed up with this one. */
const kept = /(?<=['"`^])beau[:']|(?<=[`^])beau (?=\$|\\|\()|(?<=^const prefix = `)beau /g;

/** Colours that every shop can have. */
const generic = new Set(['#ffffff', '#000000']);

const sources = ['app', 'plugins', 'scripts', 'shop-data']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !/\.test(?:ing)?\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Each line of the software that contains something, with its file. */
function linesWith(isFound: (line: string) => boolean): readonly string[] {
  return sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => isFound(line.replaceAll(kept, '')))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

/** All texts in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('The software', () => {
  test('14.4 names no brand, product, price or money of a shop', () => {
    expect(sources.length).toBeGreaterThan(150);
    expect(linesWith((line) => named.test(line) || money.test(line))).toEqual([]);
  });

  test('14.4 contains no sentence, no name of a product and no colour of this shop', async () => {
    const { content, products } = await currentShop();
    const { theme, ...files } = content;
    const colours = textsIn(theme).filter((text) => /^#[\da-f]{6}/i.test(text));
    const sentences = textsIn([files, products]).filter((text) => /\S \S+ \S/.test(text));
    expect(sentences.length).toBeGreaterThan(80);
    const own = [...sentences, ...colours.filter((colour) => !generic.has(colour))];
    expect(linesWith((line) => own.some((text) => line.includes(text)))).toEqual([]);
  });
});

describe('The shop that comes with the software', () => {
  test('18.22 has every text in Hindi', async () => {
    const { problems, shop } = await readShop(filesOf('shop'));
    expect(problems).toEqual([]);
    expect(shop?.translations.has('hi')).toBe(true);
  });
});
