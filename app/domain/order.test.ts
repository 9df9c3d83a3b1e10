import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tax } from '#shop/settings';
import { toOrder, withoutOrdered } from './order.ts';
import { aProduct } from './product.testing.ts';

describe('Order', () => {
  test('tax is 10 % of the subtotal, and the total includes it', () => {
    const order = toOrder([{ product: aProduct({ price: 1_099_00 }), quantity: 2 }]);
    expect(order).toMatchObject({ subtotal: 2_198_00, tax: 219_80, total: 2_417_80 });
  });

  test('tax is rounded to hundredths', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_00 }), (price) => {
        const { subtotal, tax, total } = toOrder([{ product: aProduct({ price }), quantity: 1 }]);
        expect(Number.isInteger(tax)).toBe(true);
        expect(Math.abs(tax * 10 - subtotal)).toBeLessThanOrEqual(5);
        expect(total).toBe(subtotal + tax);
      }),
    );
  });

  test.each([
    [1_04, 10],
    [1_05, 11],
    [4, 0],
    [999_99, 100_00],
    [10_01, 1_00],
  ])('the tax on %i hundredths is %i', (price, tax) => {
    expect(toOrder([{ product: aProduct({ price }), quantity: 1 }]).tax).toBe(tax);
  });

  test('tax is taken once, on the subtotal of all lines', () => {
    const line = { product: aProduct({ price: 1_04 }), quantity: 1 };
    expect(toOrder([line, line, line, line, line]).tax).toBe(52);
  });

  test('tax that prices contain is shown, and not added', () => {
    const line = { product: aProduct({ price: 1_23 }), quantity: 100 };
    expect(toOrder([line], { ...tax, percent: 23, isIncluded: true })).toMatchObject({
      subtotal: 123_00,
      tax: 23_00,
      total: 123_00,
    });
  });

  test('an order without lines costs nothing', () => {
    expect(toOrder([])).toEqual({ lines: [], subtotal: 0, tax: 0, total: 0 });
  });

  test('what was added to the cart after the order was shown stays there', () => {
    const wash = aProduct({ id: 1 });
    const cream = aProduct({ id: 2 });
    const serum = aProduct({ id: 3 });
    const ordered = [
      { product: wash, quantity: 2 },
      { product: cream, quantity: 1 },
    ];
    expect(withoutOrdered(ordered, ordered)).toEqual([]);
    const grown = [
      { product: wash, quantity: 5 },
      { product: cream, quantity: 1 },
      { product: serum, quantity: 4 },
    ];
    expect(withoutOrdered(grown, ordered)).toEqual([
      { product: wash, quantity: 3 },
      { product: serum, quantity: 4 },
    ]);
  });
});
