import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostOf } from '#ordering/cart.ts';
import { aProduct } from '#catalogue/product.testing.ts';
import { readProducts, writeProducts } from './productsInAddress.ts';

const catalogue = [1, 2, 4].map((id) => aProduct({ id, name: `Product ${id}` }));

const read = (text: string) => {
  const { lines, unused } = readProducts(catalogue, text);
  return { written: writeProducts(lines), unused };
};

describe('Products in an address', () => {
  test('a product without a quantity is wanted once', () => {
    expect(read('1,4')).toEqual({ written: '1:1,4:1', unused: 0 });
  });

  test('what is written is read again', () => {
    const aCart = fc.uniqueArray(
      fc.record({
        product: fc.constantFrom(...catalogue),
        quantity: fc.integer({ min: 1, max: mostOf({}) }),
      }),
      { selector: ({ product }) => product.id },
    );
    fc.assert(
      fc.property(aCart, (lines) => {
        const { searchParams } = new URL(`https://shop.example/?products=${writeProducts(lines)}`);
        expect(readProducts(catalogue, searchParams.get('products') ?? '')).toEqual({
          lines,
          unused: 0,
        });
      }),
    );
  });

  test.each(['77', '__proto__:1', '<script>', '01:1', '1.0', '-1:2', 'constructor', ':'])(
    '%j is no product of this shop, and is counted',
    (part) => {
      expect(read(`1:2,${part},4:1`)).toEqual({ written: '1:2,4:1', unused: 1 });
    },
  );

  test('what is out of stock is left out and counted, and of the rest there are no more than stock', () => {
    const shop = [aProduct({ id: 6, stock: 2 }), aProduct({ id: 7, availability: 'out of stock' })];
    const { lines, unused } = readProducts(shop, '6:3,7:1');
    expect(writeProducts(lines)).toBe('6:2');
    expect(unused).toBe(1);
  });

  test('the quantities of a product that is named twice are added up', () => {
    expect(read('2:2,1:1,2:3').written).toBe('2:5,1:1');
    expect(read('2:999,2:999').written).toBe('2:999');
  });

  test('only the first 100 products of a link are read; of a larger shop, all', () => {
    expect(read(`${'0,'.repeat(100)}1,2`)).toEqual({ written: '', unused: 102 });
    const many = Array.from({ length: 150 }, (_, index) => aProduct({ id: index + 1 }));
    const lines = many.map((product) => ({ product, quantity: 1 }));
    expect(readProducts(many, writeProducts(lines))).toEqual({ lines, unused: 0 });
  });

  test('any text gives products of the catalogue in possible quantities, and no exception', () => {
    const aPart = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('1', '2', ':', ',', '4:1', '9'.repeat(10_000)),
    );
    fc.assert(
      fc.property(fc.array(aPart, { maxLength: 40 }), (parts) => {
        const { lines } = readProducts(catalogue, parts.join(''));
        expect(lines.every(({ product }) => catalogue.includes(product))).toBe(true);
        expect(lines).toHaveLength(new Set(lines.map(({ product }) => product)).size);
        expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= mostOf({}))).toBe(true);
      }),
    );
  });
});
