import { describe, expect, test } from 'vitest';
import { search } from './browse.ts';
import { findMore } from './closeSearch.ts';
import type { Product } from './product.ts';
import { aProduct } from './product.testing.ts';
import { kindOf } from './sayProduct.ts';

const names = [
  'Restoring Night Cream With Retinol',
  'Hydrating Moisturiser With SPF 25',
  'Revitalizing Active Face Wash with Algae',
  'Reviving Under Eye Serum With Caffeine',
  'Crème de Jour',
  'Daily Protection Kit',
  'Advanced Care Kit',
  'Signature Grooming Kit',
];
const catalogue = names.map((name, index) => aProduct({ id: index + 1, name }));
const close = (text: string) =>
  findMore(catalogue, text, search(catalogue, text), kindOf).close.map(({ name }) => name);

describe('Search that forgives', () => {
  test.each([
    ['moisturizer', 'Hydrating Moisturiser With SPF 25'],
    ['moisturiz', 'Hydrating Moisturiser With SPF 25'],
    ['retinal', 'Restoring Night Cream With Retinol'],
    ['nightcream', 'Restoring Night Cream With Retinol'],
    ['cream night', 'Restoring Night Cream With Retinol'],
    ['nihgt craem', 'Restoring Night Cream With Retinol'],
    ['cafeine', 'Reviving Under Eye Serum With Caffeine'],
    ['undereye serum', 'Reviving Under Eye Serum With Caffeine'],
    ['mois turiser', 'Hydrating Moisturiser With SPF 25'],
    ['spf25', 'Hydrating Moisturiser With SPF 25'],
    ['WASH, FACE', 'Revitalizing Active Face Wash with Algae'],
    ['creme jour', 'Crème de Jour'],
    ['"grooming"', 'Signature Grooming Kit'],
  ])('%j is close to %s', (text, name) => {
    expect(close(text)[0]).toBe(name);
  });

  test.each(['', '  ', 'a', 're', '.*', '😀', 'beard oil', 'night elephants', 'kit'.repeat(3334)])(
    'nothing is close to %j',
    (text) => {
      expect(close(text)).toEqual([]);
    },
  );

  test('a category that is nearly typed finds its products, at most six', () => {
    expect(close('cosmetcis')).toEqual(names.slice(0, 6));
  });

  test('what is found is not close as well, and four are enough', () => {
    expect(close('kit')).toEqual([]);
    expect(close('retinol')).toEqual([]);
    const [first, ...others] = catalogue;
    expect(first && findMore(catalogue, 'nightcream', [first], kindOf).close).toEqual([]);
    expect(findMore(catalogue, 'nightcream', others.slice(0, 3), kindOf).close).toEqual([first]);
    expect(findMore(catalogue, 'nightcream', others.slice(0, 4), kindOf).close).toEqual([]);
  });

  test('the nearest comes first', () => {
    const products = ['Cleanzar', 'Cleanser'].map((name, id) => aProduct({ id, name }));
    expect(findMore(products, 'cleanssr', [], kindOf).close).toEqual(products.toReversed());
  });
});

describe('What a text is for', () => {
  const wash = aProduct({ id: 1, name: 'फ़ेस वॉश', originalName: 'Face Wash' });
  const cream = aProduct({ id: 2, name: 'Crème', keywords: ['Sunscreen', 'wash-off'] });
  const also = (text: string, named: readonly Product[] = []) =>
    findMore([cream, wash], text, named, kindOf).also;

  test('is found in either language, with or without accents and dots', () => {
    for (const text of ['face w', 'फेस', 'वॉश']) expect(also(text)).toEqual([wash]);
    expect(also('creme')).toEqual([cream]);
    expect(also('क़ेस')).toEqual([]);
  });

  test('is found by the beginning of a keyword, from three letters on, after names', () => {
    expect(also('sun')).toEqual([cream]);
    expect(also('wash')).toEqual([wash, cream]);
    expect(also('wash', [wash])).toEqual([cream]);
    for (const text of ['su', 'screen']) expect(also(text)).toEqual([]);
  });
});
