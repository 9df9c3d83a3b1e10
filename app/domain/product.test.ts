import { describe, expect, test } from 'vitest';
import { defaultDescription, findProduct, relatedProducts } from './product.ts';
import { aProduct } from './product.testing.ts';

const shelf = [1, 2, 3, 4, 5, 6].map((id) => aProduct({ id }));

describe('Product', () => {
  test.each(['abc', '1.0', '01', '-1', '0', '', ' 1', '1e0', '99999999999999999999', '__proto__'])(
    '2.3 "%s" names no product',
    (id) => {
      expect(findProduct(shelf, id)).toBeUndefined();
    },
  );

  test('2.3 its plain number names it', () => {
    expect(findProduct(shelf, '3')?.id).toBe(3);
  });

  test('7.1 one without words of its own has the default ones', () => {
    expect(defaultDescription).toBe('Premium quality product with excellent features.');
  });

  test('7.6 the first four others are shown beside it', () => {
    expect(relatedProducts(shelf, 2).map(({ id }) => id)).toEqual([1, 3, 4, 5]);
    expect(relatedProducts(shelf, 6).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});
