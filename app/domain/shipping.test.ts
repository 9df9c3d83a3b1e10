import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartSums } from './cartSums.ts';
import { formatPrice } from './money.ts';
import { orderSums, toOrder } from './order.ts';
import { aProduct } from './product.testing.ts';
import { missingToFree, sayShipping, shippingCharge } from './shipping.ts';

const shipping = {
  charge: 49_00,
  freeFrom: 499_00,
  regions: [
    { name: 'Goa', charge: 99_00 },
    { name: 'Delhi', charge: 0 },
  ],
};

describe('Shipping', () => {
  test.each([
    [498_99, '', 49_00],
    [499_00, '', 0],
    [10_00, 'Goa', 99_00],
    [10_00, 'Delhi', 0],
    [10_00, 'Bihar', 49_00],
    [500_00, 'Goa', 0],
    [0, '', undefined],
  ])('goods of %i hundredths to "%s" are charged %s', (sum, region, charge) => {
    expect(shippingCharge(sum, region, shipping)).toBe(charge);
  });

  test('a text says what is missing until shipping is free', () => {
    expect(missingToFree(398_00, shipping)).toBe(101_00);
    expect(missingToFree(600_00, shipping)).toBe(0);
    expect(missingToFree(600_00, { charge: 49_00 })).toBeUndefined();
    expect(shippingCharge(1_000_000_00, '', { charge: 49_00 })).toBe(49_00);
  });

  test('no charge is called free', () => {
    expect(sayShipping(0)).toBe('Free');
    expect(sayShipping(49_00)).toBe(formatPrice(49_00));
  });

  test('a shop that says nothing of shipping has the sums of before', () => {
    const lines = [{ product: aProduct({ price: 100_00 }), quantity: 3 }];
    expect(cartSums(lines)).toEqual([
      ['Total Items', '3'],
      ['Total', formatPrice(300_00)],
    ]);
    expect(orderSums(toOrder(lines)).map(([term]) => term)).not.toContain('Shipping');
  });

  test('shipping is a part of the total, and of a tax that prices contain', () => {
    const lines = [{ product: aProduct({ price: 100_00 }), quantity: 1 }];
    const added = toOrder(lines, { name: 'Tax', percent: 10, isIncluded: false }, 50_00);
    expect(added).toMatchObject({ subtotal: 100_00, shipping: 50_00, tax: 10_00, total: 160_00 });
    const contained = toOrder(lines, { name: 'VAT', percent: 20, isIncluded: true }, 20_00);
    expect(contained).toMatchObject({ shipping: 20_00, tax: 20_00, total: 120_00 });
    expect(orderSums(added)[2]).toEqual(['Shipping', formatPrice(50_00)]);
  });

  test('the total is the sum of what is shown', () => {
    const anAmount = fc.integer({ min: 1, max: 10_000_00 });
    fc.assert(
      fc.property(anAmount, anAmount, fc.boolean(), (price, charge, isIncluded) => {
        const line = { product: aProduct({ price }), quantity: 1 };
        const order = toOrder([line], { name: 'Tax', percent: 18, isIncluded }, charge);
        expect(order.total).toBe(price + charge + (isIncluded ? 0 : order.tax));
      }),
    );
  });
});
