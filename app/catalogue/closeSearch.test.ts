import { describe, expect, test } from 'vitest';
import { search } from './browse.ts';
import { findClose } from './closeSearch.ts';
import { aProduct } from './product.testing.ts';
import { kindOf } from './say.ts';

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
  findClose(catalogue, text, search(catalogue, text), kindOf).map(({ name }) => name);

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
    expect(first && findClose(catalogue, 'nightcream', [first], kindOf)).toEqual([]);
    expect(findClose(catalogue, 'nightcream', others.slice(0, 3), kindOf)).toEqual([first]);
    expect(findClose(catalogue, 'nightcream', others.slice(0, 4), kindOf)).toEqual([]);
  });

  test('the nearest comes first', () => {
    const products = ['Cleanzar', 'Cleanser'].map((name, id) => aProduct({ id, name }));
    expect(findClose(products, 'cleanssr', [], kindOf)).toEqual(products.toReversed());
  });
});
