import { expect, test } from 'vitest';
import { countOf, filledFilters, isChosen, readChosen } from './factFilters.ts';
import { familyOf } from './product.ts';
import { aProduct } from './product.testing.ts';

const [silver, gold, moon] = [
  { slug: 'silver', name: 'Silver', of: [1, 2] },
  { slug: 'gold', name: 'Gold', of: [3] },
  { slug: 'moon', name: 'Moonstone', of: [2, 3] },
] as const;
const filters = [
  { name: 'Metal', values: [silver, gold] },
  { name: 'Stone', values: [moon] },
];
const products = [
  aProduct({ id: 1 }),
  aProduct({ id: 7, family: 2 }),
  aProduct({ id: 3 }),
  aProduct({ id: 4 }),
];
const idsFor = (...chosen: readonly string[]) =>
  products.filter((product) => isChosen(product, filters, chosen)).map(familyOf);

test('17.13 values of one filter widen a list, those of another narrow it', () => {
  expect(idsFor()).toEqual([1, 2, 3, 4]);
  expect(idsFor('silver')).toEqual([1, 2]);
  expect(idsFor('silver', 'gold')).toEqual([1, 2, 3]);
  expect(idsFor('silver', 'moon')).toEqual([2]);
});

test('17.13 a list has the values that its products have, and no filter without any', () => {
  const shown = [{ name: 'Metal', values: [silver] }];
  expect(filledFilters(filters, products.slice(0, 1))).toEqual(shown);
  expect(filledFilters(filters, products)).toEqual(filters);
});

test('17.13 the count of a value is what choosing it leaves', () => {
  expect(countOf(gold, products, filters, ['silver'])).toBe(1);
  expect(countOf(silver, products, filters, ['moon'])).toBe(1);
  expect(countOf(moon, products, filters, [])).toBe(2);
});

test('17.13 an address has the chosen values, and no unknown ones', () => {
  expect(readChosen(filters, '?is=moon+silver+lead')).toEqual(['silver', 'moon']);
  expect(readChosen(filters, '?is')).toEqual([]);
});
