import { describe, expect, test } from 'vitest';
import { makeFinder } from '#catalogue/finder.ts';
import { readSearchWords } from '#reader/messages/searchWords.ts';
import { makeSearchIndex } from './searchEntries.ts';

const names = [
  'Restoring Night Cream With Retinol',
  'Hydrating Moisturiser With SPF 25',
  'Revitalizing Active Face Wash with Algae',
  'Reviving Under Eye Serum With Caffeine',
  'Crème de Jour',
  'Daily Protection Kit',
  'चंदन साबुन',
  'चाय पत्ती',
  'चाँदी की चूड़ी',
  'ज़ाफ़रान तेल',
  'दिन का झोला',
];
const keywords = new Map([
  ['Hydrating Moisturiser With SPF 25', ['sunscreen', 'roll-on', 'scent-free lotion']],
  ['Daily Protection Kit', ['night cream', 'skin care']],
]);
const texts = new Map([
  ['Daily Protection Kit', ['Algae and green tea. No perfume.', 'A note of care']],
  ['Crème de Jour', ['Zinc oxide']],
]);
const warnings = new Map([
  ['Restoring Night Cream With Retinol', ['Do not use it with care in pregnancy.']],
]);
const find = await makeFinder(
  makeSearchIndex(
    names.map((name, entry) => ({
      entry,
      names: [name],
      keywords: keywords.get(name) ?? [],
      about: ['Cosmetics'],
      texts: texts.get(name) ?? [],
      warnings: warnings.get(name) ?? [],
      use: ['Use it with care.'],
    })),
    readSearchWords(['hi']),
  ),
);
const found = (text: string, isForgiving = false) =>
  find(text, isForgiving).found.map((entry) => names[Number(entry)]);

describe('Search by words', () => {
  test.each([
    ['cream night', 'Restoring Night Cream With Retinol'],
    ['retinol ki cream', 'Restoring Night Cream With Retinol'],
    ['nightcream', 'Restoring Night Cream With Retinol'],
    ['WASH, FACE', 'Revitalizing Active Face Wash with Algae'],
    ['undereye serum', 'Reviving Under Eye Serum With Caffeine'],
    ['spf25', 'Hydrating Moisturiser With SPF 25'],
    ['mois turiser', 'Hydrating Moisturiser With SPF 25'],
    ['sun screen moisturiser', 'Hydrating Moisturiser With SPF 25'],
    ['roll on', 'Hydrating Moisturiser With SPF 25'],
    ['creme jour', 'Crème de Jour'],
  ])('%j finds %s', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  test('a word in the name is nearer than one in a keyword', () => {
    expect(found('night cream')).toEqual([names[0], names[5]]);
  });

  test('two consonants alone are no sound', () => {
    for (const text of ['दाने', 'dn']) expect(found(text, true)).toEqual([]);
  });

  test.each([
    ['retinal', 0],
    ['retinool craem', 0],
    ['hydrapting', 1],
    ['"algee wath"', 2],
    ['nihgt', 0],
    ['kreem night', 0],
  ])('%j is close to a product, where it may be', (text, index) => {
    expect(found(text, true)[0]).toBe(names[index]);
  });

  test('where no product has all words, what has most of them comes with what was left out', () => {
    expect(found('foaming face wash for elephants')).toEqual([]);
    expect(find('foaming face wash for Elephants', true)).toMatchObject({
      found: [2],
      known: ['face', 'wash'],
      unknown: ['foaming', 'Elephants'],
    });
  });

  test('one word of four says nothing', () => {
    expect(found('elephants in foaming night', true)).toEqual([names[0], names[5]]);
    expect(found('elephants in foaming night boats', true)).toEqual([]);
  });

  test.each([
    ['green tea', 5],
    ['zinc', 4],
    ['no perfume', 5],
  ])('%j is what a product says at length', (text, index) => {
    expect(found(text)).toEqual([names[index]]);
  });

  test('what a text does not want never shows a product that has it', () => {
    expect(found('cream without retinol', true)).not.toContain(names[0]);
    expect(found('bina retinol cream', true)).not.toContain(names[0]);
    expect(found('algae free wash', true)).not.toContain(names[2]);
    expect(found('scent free lotion')).toEqual([names[1]]);
  });

  test('what a product says that it is not, or has not, does not find it', () => {
    expect(found('perfume', true)).toEqual([]);
  });

  test('a word of a text is no more than similar beside others', () => {
    expect(found('zinc jour')).toEqual([]);
    expect(found('zinc jour', true)).toEqual([names[4]]);
  });

  test.each(['night cream for pregnancy', 'pregnant night kit', 'pregnancy'])(
    'what a product warns of never shows it first: %j',
    (text) => {
      expect(found(text, true)[0]).not.toBe(names[0]);
    },
  );

  test('a word of its use is no warning', () => {
    expect(found('retinol care', true)[0]).toBe(names[0]);
  });

  test.each(['', '  ', 'a', 'for', 're', '.*', '😀', 'beard oil', 'kit'.repeat(27)])(
    '%j finds nothing',
    (text) => {
      expect(found(text, true)).toEqual([]);
    },
  );
});
