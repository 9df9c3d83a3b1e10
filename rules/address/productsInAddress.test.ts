import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostOf } from '#ordering/cart.ts';
import { aProduct } from '#catalogue/product.testing.ts';
import { readProducts, writeProducts } from './productsInAddress.ts';

const catalogue = [1, 2, 4].map((id) => aProduct({ id, name: `Product ${id}` }));
const [first, second] = catalogue;

const read = (text: string) => {
  const { lines, problems } = readProducts(catalogue, text);
  return { written: writeProducts(lines), problems };
};

describe('Products in an address', () => {
  test('a product without a quantity is wanted once', () => {
    expect(read('1,4')).toEqual({ written: '1:1,4:1', problems: [] });
    expect(writeProducts(catalogue.map((product) => ({ product })))).toBe('1,2,4');
  });

  test('what nobody sees in a link turns no sentence of the shop', () => {
    const [problem] = readProducts(catalogue, '\u202E5\u0007x').problems;
    expect(problem).toEqual({ kind: 'unknown', written: '5x' });
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
          problems: [],
        });
      }),
    );
  });

  test.each(['77', '__proto__:1', '<script>', '01:1', '1.0', '-1:2', 'constructor', '1:2:3', ':'])(
    '%j is no product of this shop, and it is said',
    (part) => {
      expect(read(`1:2,${part},4:1`)).toEqual({
        written: '1:2,4:1',
        problems: [{ kind: 'unknown', written: part }],
      });
    },
  );

  test.each([
    ['1e9', 999],
    ['0', 1],
    ['-3', 1],
    ['2.5', 2],
    ['1000', 999],
    ['many', 1],
    ['', 1],
    ['007', 7],
  ])('a quantity of %j is read as %i, and it is said', (quantity, readAs) => {
    expect(read(`1:${quantity}`)).toEqual({
      written: `1:${readAs}`,
      problems: [{ kind: 'quantity', product: first, written: quantity, quantity: readAs }],
    });
  });

  test('the quantities of a product that is named twice are added up, and it is said', () => {
    expect(read('2:2,1:1,2:3')).toEqual({
      written: '2:5,1:1',
      problems: [{ kind: 'repeated', product: second }],
    });
    expect(read('2:999,2:999').written).toBe('2:999');
  });

  test('16.93 a sum of quantities that does not fit is said with what was wanted', () => {
    expect(read('2:999,2:999').problems).toEqual([
      { kind: 'repeated', product: second },
      { kind: 'cut', product: second, quantity: 999, wanted: 1998 },
    ]);
    const last = aProduct({ id: 6, stock: 1 });
    expect(readProducts([last], '6:3').problems).toEqual([
      { kind: 'cut', product: last, quantity: 1, wanted: 3 },
    ]);
  });

  test('only the first 100 products of a link are read, and it is said', () => {
    const { problems } = readProducts(catalogue, '0,'.repeat(150));
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toEqual({ kind: 'tooMany', count: 150, limit: 100 });
  });

  test('of a larger shop, a link may name all products', () => {
    const many = Array.from({ length: 150 }, (_, index) => aProduct({ id: index + 1 }));
    const lines = many.map((product) => ({ product, quantity: 1 }));
    expect(readProducts(many, writeProducts(lines))).toEqual({ lines, problems: [] });
  });

  test('a link of 10,000 characters is read, and little of it is repeated', () => {
    const { lines, problems } = readProducts(
      catalogue,
      `1:2,${'x'.repeat(10_000)},2:${'9'.repeat(10_000)}`,
    );
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 999]);
    expect(JSON.stringify(problems).length).toBeLessThan(2000);
    expect(readProducts(catalogue, '<script>,'.repeat(1111)).problems).toHaveLength(101);
  });

  test('any text gives products of the catalogue in possible quantities, and no exception', () => {
    const aPart = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('1', '2', ':', ',', '4:1'),
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
