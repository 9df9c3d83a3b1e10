import { describe, expect, test } from 'vitest';
import { markChangesSeen } from '#ordering/cart.ts';
import { sayUnseenChanges } from './sayCart.ts';
import { aProduct } from '#catalogue/product.testing.ts';

const serum = { product: aProduct({ id: 9, name: 'Serum' }), quantity: 2 };

describe('Notices of the cart', () => {
  test('16.93 a quantity that the stock cuts is said with what was wanted, until it is known', () => {
    const cut = { ...serum, quantity: 1, wanted: 3 };
    expect(sayUnseenChanges([cut], [])).toEqual([
      'Serum: only 1 can be ordered, so the quantity is now 1 (it was 3).',
    ]);
    expect(markChangesSeen([cut])).toEqual([{ ...serum, quantity: 1 }]);
  });

  test('of many products that are gone five are named and the others are counted', () => {
    const notices = sayUnseenChanges(
      [],
      Array.from({ length: 301 }, (_, index) => `Soap ${index}`),
    );
    expect(notices).toHaveLength(6);
    expect(notices.at(-1)).toBe('296 more products are gone.');
  });

  test('a product that is gone is said by its name', () => {
    expect(sayUnseenChanges([], ['Old Soap'])).toEqual([
      'We no longer sell Old Soap, so it was removed from your cart.',
    ]);
  });
});
