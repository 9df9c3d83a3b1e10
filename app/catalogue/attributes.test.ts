import { expect, test } from 'vitest';
import { countOf, filledAttributes, isChosen, readChosen } from './attributes.ts';
import { aProduct } from './product.testing.ts';

const attributes = [
  {
    name: 'Metal',
    values: [
      { slug: 'silver', name: 'Silver' },
      { slug: 'gold', name: 'Gold' },
    ],
  },
  { name: 'Stone', values: [{ slug: 'moon', name: 'Moonstone' }] },
];
const products = [
  aProduct({ id: 1, attributes: ['silver'] }),
  aProduct({ id: 2, attributes: ['silver', 'moon'] }),
  aProduct({ id: 3, attributes: ['gold', 'moon'] }),
  aProduct({ id: 4 }),
];
const idsFor = (...chosen: readonly string[]) =>
  products.filter((product) => isChosen(product, attributes, chosen)).map(({ id }) => id);

test('17.13 values of one attribute widen a list, those of another narrow it', () => {
  expect(idsFor()).toEqual([1, 2, 3, 4]);
  expect(idsFor('silver')).toEqual([1, 2]);
  expect(idsFor('silver', 'gold')).toEqual([1, 2, 3]);
  expect(idsFor('silver', 'moon')).toEqual([2]);
});

test('17.13 a list has the values that its products have, and no attribute without any', () => {
  const [metal] = attributes;
  const shown = [{ name: 'Metal', values: [metal?.values[0]] }];
  expect(filledAttributes(attributes, products.slice(0, 1))).toEqual(shown);
  expect(filledAttributes(attributes, products)).toEqual(attributes);
});

test('17.13 the count of a value is what choosing it leaves', () => {
  expect(countOf('gold', products, attributes, ['silver'])).toBe(1);
  expect(countOf('silver', products, attributes, ['moon'])).toBe(1);
  expect(countOf('moon', products, attributes, [])).toBe(2);
});

test('17.13 an address has the chosen values, and no unknown ones', () => {
  expect(readChosen(attributes, '?is=moon+silver+lead')).toEqual(['silver', 'moon']);
  expect(readChosen(attributes, '?is')).toEqual([]);
});
