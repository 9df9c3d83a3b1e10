import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { tax as taxOfShop } from '#shop/settings';
import { formatPrice } from './sayPrice.ts';
import { missingToFree, shippingCharge, toOrder } from './order.ts';
import { cartSums, lineRows, orderSums, sayMinimum } from './sayOrder.ts';
import { withoutOrdered } from './cart.ts';
import { isOffered } from './payments.ts';
import { aProduct } from '#catalogue/product.testing.ts';

describe('Order', () => {
  test('18.20 the line of a product that nobody has translated says the language of its name', () => {
    vi.stubEnv('IS_MULTILINGUAL', 'yes');
    vi.stubEnv('FIRST_LANGUAGE', 'en');
    const products = [aProduct({ untranslated: ['name'] }), aProduct({})];
    const rows = lineRows(products.map((product) => ({ product, quantity: 1 })));
    expect(rows.map(({ lang }) => lang)).toEqual(['en', undefined]);
    vi.unstubAllEnvs();
  });

  test('tax is 10 % of the subtotal, and the total includes it', () => {
    const order = toOrder([{ product: aProduct({ price: 1_099_00 }), quantity: 2 }], taxOfShop);
    expect(order).toMatchObject({ subtotal: 2_198_00, tax: 219_80, total: 2_417_80 });
  });

  test('tax is rounded to hundredths', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_00 }), (price) => {
        const { subtotal, tax, total } = toOrder(
          [{ product: aProduct({ price }), quantity: 1 }],
          taxOfShop,
        );
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
    expect(toOrder([{ product: aProduct({ price }), quantity: 1 }], taxOfShop).tax).toBe(tax);
  });

  test('tax is taken once, on the subtotal of all lines', () => {
    const line = { product: aProduct({ price: 1_04 }), quantity: 1 };
    expect(toOrder([line, line, line, line, line], taxOfShop).tax).toBe(52);
  });

  test('tax that prices contain is shown, and not added', () => {
    const line = { product: aProduct({ price: 1_23 }), quantity: 100 };
    expect(toOrder([line], { percent: 23, isIncluded: true })).toMatchObject({
      subtotal: 123_00,
      tax: 23_00,
      total: 123_00,
    });
  });

  test('an order without lines costs nothing', () => {
    expect(toOrder([], taxOfShop)).toEqual({ lines: [], subtotal: 0, tax: 0, total: 0 });
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
    [498_99, 'Bihar', 49_00],
    [499_00, '', 0],
    [10_00, 'Goa', 99_00],
    [10_00, 'Delhi', 0],
    [10_00, 'Bihar', 49_00],
    [500_00, 'Goa', 0],
    [0, '', undefined],
    [500_00, '', 0],
  ])('goods of %i hundredths to "%s" are charged %s', (sum, region, charge) => {
    expect(shippingCharge(shipping, sum, region)).toBe(charge);
  });

  test('a text says what is missing until shipping is free', () => {
    expect(missingToFree(shipping, 398_00)).toBe(101_00);
    expect(missingToFree(shipping, 600_00)).toBe(0);
    expect(missingToFree({ charge: 49_00 }, 600_00)).toBeUndefined();
    expect(shippingCharge({ charge: 49_00 }, 1_000_000_00, ''), 'for all regions').toBe(49_00);
  });

  test('a shop that says nothing of shipping has the sums of before', () => {
    const lines = [{ product: aProduct({ price: 100_00 }), quantity: 3 }];
    expect(cartSums(lines, 0)).toEqual([
      ['Total Items', '3'],
      ['Total', formatPrice(300_00)],
    ]);
    expect(orderSums(toOrder(lines, taxOfShop)).map(([term]) => term)).not.toContain('Shipping');
  });

  test('shipping is a part of the total, and of a tax that prices contain', () => {
    const lines = [{ product: aProduct({ price: 100_00 }), quantity: 1 }];
    const added = toOrder(lines, { percent: 10, isIncluded: false }, { shipping: 50_00 });
    expect(added).toMatchObject({ subtotal: 100_00, shipping: 50_00, tax: 10_00, total: 160_00 });
    const contained = toOrder(lines, { percent: 20, isIncluded: true }, { shipping: 20_00 });
    expect(contained).toMatchObject({ shipping: 20_00, tax: 20_00, total: 120_00 });
    expect(orderSums(added)[2]).toEqual(['Shipping', formatPrice(50_00)]);
  });

  test('no charge is called free, and one that depends on a region is not counted', () => {
    const lines = [{ product: aProduct({ price: 100_00 }), quantity: 1 }];
    expect(orderSums(toOrder(lines, taxOfShop, { shipping: 0 }))[2]).toEqual(['Shipping', 'Free']);
    const open = toOrder(lines, taxOfShop, { shipping: 'unknown' });
    expect(orderSums(open)[2]).toEqual(['Shipping', 'Choose a state']);
    expect(open.total).toBe(toOrder(lines, taxOfShop).total);
  });

  test('the total is the sum of what is shown', () => {
    const anAmount = fc.integer({ min: 1, max: 10_000_00 });
    fc.assert(
      fc.property(anAmount, anAmount, fc.boolean(), (price, charge, isIncluded) => {
        const line = { product: aProduct({ price }), quantity: 1 };
        const order = toOrder([line], { percent: 18, isIncluded }, { shipping: charge });
        expect(order.total).toBe(price + charge + (isIncluded ? 0 : order.tax));
      }),
    );
  });
});

describe('Ways to pay and offers', () => {
  const lines = [{ product: aProduct({ price: 100_00 }), quantity: 3 }];
  const payment = { name: 'Cash on delivery', charge: 50_00 };
  const offer = { name: 'Ten off', saved: 30_00 };

  test('the charge of a way to pay is a line of its own, and a part of the total', () => {
    const order = toOrder(lines, { percent: 20, isIncluded: true }, { payment });
    expect(order).toMatchObject({ total: 350_00, tax: 58_33 });
    expect(orderSums(order)).toContainEqual(['Cash on delivery', formatPrice(50_00)]);
    expect(orderSums(toOrder(lines, taxOfShop, { payment: { name: 'UPI' } }))).toHaveLength(4);
  });

  test('an offer is a line of its own, and taken off before the tax that is added', () => {
    const order = toOrder(lines, { percent: 10, isIncluded: false }, { offer });
    expect(order).toMatchObject({ subtotal: 300_00, tax: 27_00, total: 297_00 });
    expect(orderSums(order)).toContainEqual(['Ten off', `−${formatPrice(30_00)}`]);
  });

  test('an offer of free shipping makes it free, also before a region is chosen', () => {
    const free = { name: 'Three travel free', freeShipping: true, saved: 0 };
    const order = toOrder(lines, taxOfShop, { offer: free, shipping: 'unknown' });
    expect(orderSums(order).slice(2, 4)).toEqual([
      ['Three travel free', 'Free'],
      ['Shipping', 'Free'],
    ]);
  });

  test('a way to pay is offered from a sum and up to a sum', () => {
    const offered = (sum: number) => isOffered({ from: 100_00, upTo: 500_00 }, sum);
    expect([99_99, 100_00, 500_00, 500_01].map(offered)).toEqual([false, true, true, false]);
  });

  test('a cart below the least sum of an order hears what is missing', () => {
    expect(sayMinimum(lines, 500_00)).toContain(formatPrice(200_00));
    expect(sayMinimum(lines, 300_00)).toBeUndefined();
    expect(sayMinimum([], 300_00), 'an empty cart').toBeUndefined();
    expect(sayMinimum(lines), 'a shop without one').toBeUndefined();
  });
});
