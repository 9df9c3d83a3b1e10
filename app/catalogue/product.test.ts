import { describe, expect, test } from 'vitest';
import { findProduct, relatedProducts } from './product.ts';
import { aProduct } from './product.testing.ts';

const catalogue = [1, 2, 3, 4, 5, 6].map((id) => aProduct({ id }));

describe('Product', () => {
  test.each(['abc', '1.0', '01', '-1', '0', '', ' 1', '1e0', '99999999999999999999', '__proto__'])(
    '2.3 "%s" names no product',
    (id) => {
      expect(findProduct(catalogue, id)).toBeUndefined();
    },
  );

  test('the plain number of its id names a product', () => {
    expect(findProduct(catalogue, '3')?.id).toBe(3);
  });

  test('the related products are the first four others', () => {
    expect(relatedProducts(catalogue, 2).map(({ id }) => id)).toEqual([1, 3, 4, 5]);
    expect(relatedProducts(catalogue, 6).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(relatedProducts(catalogue, 2, [6, 4]).map(({ id }) => id)).toEqual([6, 4, 1, 3]);
    const ring = aProduct({ id: 7, family: 6 });
    expect(relatedProducts([ring, ...catalogue], 6).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});
