import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as shell from './en/shell.ts';
import * as cartOffer from './hi/cartOffer.ts';
import * as wishlist from './hi/wishlist.tsx';

const files = (language: string) => readdirSync(`app/strings/${language}`).toSorted();
const load = (language: string, file: string): Promise<Record<string, unknown>> =>
  import(`./${language}/${file}`);

describe('Strings', () => {
  test('every language has the same ones, which keep what they are given', async () => {
    expect(files('hi')).toEqual(files('en'));
    for (const file of files('en')) {
      const [english, hindi] = await Promise.all([load('en', file), load('hi', file)]);
      expect([file, ...Object.keys(hindi)].toSorted()).toEqual(
        [file, ...Object.keys(english)].toSorted(),
      );
      for (const [name, string] of Object.entries(english)) {
        const other = hindi[name];
        expect([name, typeof other]).toEqual([name, typeof string]);
        if (typeof string !== 'function' || typeof other !== 'function') continue;
        const given = ['first', 'second', 'third'];
        const kept = (text: unknown) =>
          given.filter((one) => JSON.stringify(text ?? '').includes(one));
        expect([name, kept(other(...given))]).toEqual([name, kept(string(...given))]);
      }
    }
  });

  test('one is counted in the singular, none and every other number in the plural', () => {
    expect([0, 1, 2].map(shell.productCount)).toEqual(['0 products', '1 product', '2 products']);
    expect(cartOffer.yourCartHas(1)).toContain('आइटम है');
    expect(cartOffer.yourCartHas(2)).toContain('आइटम हैं');
    expect(wishlist.kept(1)).toContain('प्रोडक्ट सेव है');
    expect(wishlist.kept(3)).toContain('प्रोडक्ट सेव हैं');
  });

  // A verb, an adjective or a postposition beside a name would have to follow its gender, number or case.
  test('a feminine, a masculine and a plural name stand alone in each Hindi sentence about products', async () => {
    const modules = await Promise.all(files('hi').map((file) => load('hi', file)));
    const about = /\b(?:product|names)\b/;
    const functionsOf = (value: unknown): unknown[] =>
      typeof value === 'object' ? Object.values(value ?? {}).flatMap(functionsOf) : [value];
    for (const name of ['रेटिनॉल वाली नाइट क्रीम', 'एल्गी वाला फ़ेस वॉश', 'चाँदी के झुमके']) {
      const said = modules.flatMap(functionsOf).flatMap((string) => {
        const [, given = ''] = /^\(([^)]*)\)/.exec(String(string)) ?? [];
        if (typeof string !== 'function' || !about.test(given)) return [];
        return String(string(...given.split(', ').map((one) => (about.test(one) ? name : '2'))));
      });
      expect(said.length).toBeGreaterThan(20);
      for (const text of said) expect(text).toMatch(new RegExp(`(^|[:“] ?)${name}($|[:।,\n])`));
    }
  });
});
