import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type StorageWindow, stubWindow } from './storageWindow.testing.ts';

let here: StorageWindow;
beforeEach(() => {
  here = stubWindow();
  vi.resetModules();
});

const aList = fc.array(
  fc.oneof(
    fc.anything(),
    fc.record({
      id: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.anything()),
      quantity: fc.anything(),
    }),
  ),
);

describe('The lists before the page is hydrated', () => {
  test('have the products and quantities that the stored lists have, whatever is stored', async () => {
    const { quantitiesIn } = await import('./earlyLists.ts');
    const { storedCart } = await import('./storedCart.ts');
    const { storedWishlist } = await import('./storedWishlist.ts');
    fc.assert(
      fc.property(aList, (values) => {
        for (const key of ['cart', 'wishlist']) here.texts.set(key, JSON.stringify(values));
        expect([...quantitiesIn('cart')]).toEqual(
          storedCart.read().map(({ product, quantity }) => [String(product.id), quantity]),
        );
        expect([...quantitiesIn('wishlist').keys()]).toEqual(
          storedWishlist.read().map(({ id }) => String(id)),
        );
      }),
    );
  });

  test('get a product behind what is there, and everything else stays', async () => {
    const { addEarly } = await import('./earlyLists.ts');
    here.texts.set('cart', '[{"id":77,"gift":true},{"id":4}]');
    const heard = vi.fn<() => void>();
    here.addEventListener('cartUpdated', heard);
    expect(addEarly('cart', '5', 3).isThere).toBe(false);
    expect(addEarly('cart', '4', 3).isThere).toBe(true);
    expect(here.texts.get('cart')).toBe('[{"id":77,"gift":true},{"id":4},{"id":5,"quantity":3}]');
    expect(heard).toHaveBeenCalledOnce();
  });

  test.each([
    ['cannot be read', 'nothing'],
    ['[]', 'everything'],
  ] as const)('with %j stored and %s refused count in memory', async (text, refuses) => {
    const { addEarly, quantitiesIn } = await import('./earlyLists.ts');
    here.texts.set('cart', text);
    here.refuses = refuses;
    addEarly('cart', '5', 3);
    expect([...quantitiesIn('cart')]).toEqual([['5', 3]]);
    expect(here.texts.get('cart')).toBe(text);
  });
});
