import { describe, expect, test } from 'vitest';
import { type Order, orderOf } from '#ordering/order.ts';
import { cartSums, orderSums, sayMinimum, sayTotal } from './sayOrder.ts';
import { aShop } from '#ordering/shopRules.testing.ts';
import { formatPrice } from './sayPrice.ts';
import { aProduct } from '#catalogue/product.testing.ts';

const lines = [{ product: aProduct({ price: 100_00 }), quantity: 3 }];
const anOrder = (facts: Partial<Order> = {}): Order => ({
  ...orderOf(aShop(), lines, { today: '2026-11-24' }),
  ...facts,
});

describe('What is said of an order', () => {
  test('a shop that says nothing of shipping has the sums of before', () => {
    expect(cartSums(anOrder())).toEqual([
      ['Total Items', '3'],
      ['Total', formatPrice(300_00)],
    ]);
    expect(orderSums(anOrder()).map(([term]) => term)).not.toContain('Shipping');
  });

  test('no charge is called free, and one that is not known yet is said as between two', () => {
    expect(orderSums(anOrder({ shipping: 50_00 }))[2]).toEqual(['Shipping', formatPrice(50_00)]);
    expect(orderSums(anOrder({ shipping: 0 }))[2]).toEqual(['Shipping', 'Free']);
    const unknown = orderSums(anOrder({ shipping: { least: 0, most: 90_00 } }));
    expect(unknown[2]).toEqual([
      'Shipping',
      `Up to ${formatPrice(90_00)}, depending on the country`,
    ]);
    expect(unknown.at(-1)?.[0]).toBe('Total without shipping');
    const never = orderSums(anOrder({ shipping: { least: 40_00, most: 90_00 } }))[2];
    const between = `${formatPrice(40_00)} to ${formatPrice(90_00)}, depending on the country`;
    expect(never).toEqual(['Shipping', between]);
  });

  test('a total says that it lacks delivery until its charge is known', () => {
    const known = anOrder({ shipping: 50_00 });
    expect(sayTotal(known, 100_00)).toBe(formatPrice(100_00));
    const unknown = anOrder({ shipping: { least: 0, most: 90_00 } });
    expect(sayTotal(unknown, 100_00)).toBe(`${formatPrice(100_00)} + delivery`);
  });

  test('an offer and the charge of a way to pay are lines of their own', () => {
    const payment = { name: 'Cash on delivery', charge: 50_00 };
    expect(orderSums(anOrder({ payment }))).toContainEqual([
      'Cash on delivery',
      formatPrice(50_00),
    ]);
    expect(orderSums(anOrder({ payment: { name: 'UPI' } }))).toHaveLength(4);
    const offer = { name: 'Ten off', saved: 30_00 };
    expect(orderSums(anOrder({ offer }))).toContainEqual(['Ten off', `−${formatPrice(30_00)}`]);
    const free = { name: 'Three travel free', freeShipping: true, saved: 0 };
    expect(orderSums(anOrder({ offer: free }))[2]).toEqual(['Three travel free', 'Free']);
  });

  test('a shop without a minimum says nothing of it', () => {
    expect(sayMinimum(anOrder({ toMinimum: 200_00 }))).toBeUndefined();
  });
});
