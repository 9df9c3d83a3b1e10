import { describe, expect, test } from 'vitest';
import { findProduct, fullName, relatedProducts, variantLine } from './product.ts';
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

  test('16.60 what stands for all sizes of a product in lists is named without one', () => {
    const tea = aProduct({ name: 'Tea', variant: 'green', size: '250 g' });
    expect(fullName({ ...tea, sizes: 3 })).toBe('Tea, green');
    expect(fullName(tea)).toBe('Tea, green, 250 g');
  });

  test.each([
    ['150ml', '150 ml', '150ml'],
    ['150 मिली', '150 ml', '150 मिली'],
    ['15 ml', '150 ml', '15 ml · 150 ml'],
    ['50 pieces', '50 g', '50 pieces · 50 g'],
    ['large', '150 ml', 'large · 150 ml'],
  ])('a size of %s with a net quantity of %s is said as %s', (size, netQuantity, said) => {
    const line = variantLine(aProduct({ variant: '', size, netQuantity }));
    expect(line.replaceAll('\u00A0', ' ')).toBe(said);
  });

  test('the related products are the first four others, before them named ones and those of the category', () => {
    const [, second, , , , sixth] = catalogue;
    const idsFor = (product = aProduct(), ...rest: readonly (readonly number[])[]) =>
      relatedProducts(catalogue, product, ...rest).map(({ id }) => id);
    expect(idsFor(second)).toEqual([1, 3, 4, 5]);
    expect(idsFor(sixth)).toEqual([1, 2, 3, 4]);
    expect(idsFor(second, [6, 4])).toEqual([6, 4, 1, 3]);
    const ring = aProduct({ id: 7, family: 6 });
    const lists = [ring, ...catalogue];
    expect(relatedProducts(lists, ring).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    const stoles = [5, 6].map((id) => aProduct({ id, category: 'stoles' }));
    const all = [...catalogue.slice(0, 4), ...stoles];
    const [stole = aProduct()] = stoles;
    expect(relatedProducts(all, stole).map(({ id }) => id)).toEqual([6, 1, 2, 3]);
  });
});
