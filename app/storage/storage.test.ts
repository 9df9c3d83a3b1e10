import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '#catalogue/product.ts';
import { aProduct } from '#catalogue/product.testing.ts';
import { addToCart, changeQuantity, markChangesSeen } from '#ordering/cart.ts';
import { type StorageWindow, stubWindow } from './storageWindow.testing.ts';

const first = aProduct({ id: 1, price: 1_099_00 });
const second = aProduct({ id: 2, price: 1_499_00 });
const catalogue = [first, second, ...[3, 4, 5].map((id) => aProduct({ id }))];
let here: StorageWindow;
let errors: string[] = [];

async function openShop() {
  vi.resetModules();
  const { storedCart } = await import('./storedCart.ts');
  const { storedWishlist } = await import('./storedWishlist.ts');
  const { followStorageErrors } = await import('./localText.ts');
  const { signUpDismissal } = await import('./signUpDismissal.ts');
  errors = [];
  followStorageErrors((error) => errors.push(error));
  return {
    storedCart,
    storedWishlist,
    signUpDismissal,
    followStorageErrors,
  };
}

beforeEach(() => {
  here = stubWindow();
  sell(catalogue);
  return () => {
    vi.doUnmock('#shop/products');
    vi.resetModules();
  };
});

/** The products of the shop that is opened from now on. */
function sell(products: readonly Product[]): void {
  const stocks = new Map(products.map(({ id, stock }) => [`${id}`, { stock }]));
  vi.doMock('#shop/products', () => ({ catalogue: products, stocks }));
}

const aValue = fc.oneof(
  fc.anything(),
  fc.record(
    {
      id: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.string(), fc.anything()),
      quantity: fc.oneof(fc.double(), fc.string(), fc.integer(), fc.anything()),
      ['__proto__']: fc.anything(),
    },
    { requiredKeys: [] },
  ),
);
describe('Reader', () => {
  test('a page that changes the list keeps every value that the catalogue does not know', async () => {
    const { storedCart } = await openShop();
    fc.assert(
      fc.property(fc.array(aValue, { maxLength: 5 }), (values) => {
        const stored = JSON.stringify([...values, { id: 77, gift: true }]);
        here.texts.set('cart', stored);
        const before = storedCart.read();
        storedCart.change((lines) => (lines.length > 0 ? lines.slice(1) : addToCart([], first, 1)));
        const known = new Set(catalogue.flatMap(({ id }) => [id, String(id)]));
        const isUnknown = (value: { id?: unknown } | null) =>
          !(value && Object.hasOwn(value, 'id') && known.has(value.id as number));
        expect(JSON.parse(here.texts.get('cart') ?? '').filter(isUnknown)).toEqual(
          JSON.parse(stored).filter(isUnknown),
        );
        expect(storedCart.read()).toHaveLength(Math.max(before.length - 1, before.length ? 0 : 1));
      }),
    );
  });

  test('a list that is nested too deeply to be written again is backed up', async () => {
    const { storedCart } = await openShop();
    const deep = `[${'['.repeat(200_000)}${']'.repeat(200_000)}]`;
    here.texts.set('cart', deep);
    expect(storedCart.read()).toEqual([]);
    storedCart.change((lines) => addToCart(lines, first, 1));
    expect(here.texts.get('beau:unreadable:cart')).toBe(deep);
    expect(storedCart.read()).toEqual([{ product: first, quantity: 1 }]);
  });

  test('two entries of one product become one, and the same list comes back until the text changes', async () => {
    const { storedCart } = await openShop();
    here.texts.set('cart', '[{"id":1,"quantity":2},{"id":2},{"id":"1","quantity":"3"}]');
    const lines = storedCart.read();
    expect(lines).toEqual([
      { product: first, quantity: 5 },
      { product: second, quantity: 1 },
    ]);
    expect(storedCart.read()).toBe(lines);
    here.texts.set('cart', '[{"id":1,"quantity":2}]');
    expect(storedCart.read()).toEqual([{ product: first, quantity: 2 }]);
  });
});

describe('Two tabs', () => {
  test('an old copy never overwrites what another tab has written', async () => {
    const [one, other] = [await openShop(), await openShop()];
    one.storedCart.change((lines) => addToCart(lines, first, 1));
    other.storedCart.change((lines) => addToCart(lines, second, 2));
    one.storedCart.change((lines) => changeQuantity(lines, first.id, 1));
    const expected = [
      { product: first, quantity: 2 },
      { product: second, quantity: 2 },
    ];
    expect(one.storedCart.read()).toEqual(expected);
    expect(other.storedCart.read()).toEqual(expected);
  });

  test('that change the list at the same moment lose neither change', async () => {
    here.texts.set('cart', '[{"id":1},{"id":3},{"id":4,"quantity":2}]');
    const { storedCart } = await openShop();
    storedCart.subscribe(() => undefined);
    storedCart.change((lines) => addToCart(lines, second, 1));
    storedCart.change((lines) => lines.filter(({ product }) => product.id !== 3));
    // The other tab has seen neither.
    const theirs = '[{"id":1},{"id":3},{"id":4,"quantity":7},{"id":5}]';
    here.texts.set('cart', theirs);
    here.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }));
    const shown = () => storedCart.read().map(({ product, quantity }) => [product.id, quantity]);
    expect(shown()).toEqual([
      [1, 1],
      [4, 7],
      [5, 1],
      [2, 1],
    ]);
    expect(JSON.parse(here.texts.get('cart') ?? '')).toHaveLength(4);

    // What another tab writes later is what counts.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    here.texts.set('cart', theirs);
    here.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }));
    expect(shown()).toHaveLength(4);
    expect(shown()[1]).toEqual([3, 1]);
  });
});

describe('Writer', () => {
  test('a change fires the list’s own event, and a quiet change or one that changes nothing does not', async () => {
    const { storedCart, storedWishlist } = await openShop();
    const heard: string[] = [];
    for (const name of ['cartUpdated', 'wishlistUpdated'])
      here.addEventListener(name, () => heard.push(name));
    storedCart.change((lines) => lines);
    storedCart.change((lines) => addToCart(lines, first, 1), { quiet: true });
    expect(heard).toEqual([]);
    storedCart.change((lines) => changeQuantity(lines, 1, 1));
    storedWishlist.change((products) => [...products, second]);
    expect(heard).toEqual(['cartUpdated', 'wishlistUpdated']);
  });

  test('a listener hears each change once, and whether another tab or script made it', async () => {
    const { storedCart, storedWishlist } = await openShop();
    const heard: boolean[] = [];
    const stop = storedCart.subscribe((isExternal) => heard.push(isExternal));
    storedWishlist.subscribe(() => expect.unreachable('The wishlist has not changed.'));
    storedCart.change((lines) => addToCart(lines, first, 1));
    here.texts.delete('cart');
    here.dispatchEvent(new Event('storage'));
    here.dispatchEvent(new Event('storage'));
    expect(heard).toEqual([false, true]);
    expect(storedCart.read()).toEqual([]);
    here.texts.set('cart', '[{"id":1}]');
    storedCart.read();
    await Promise.resolve();
    here.texts.set('cart', '[{"id":2}]');
    expect(storedCart.change((lines) => lines)).toBe(false);
    expect(heard, 'a read, and a change that changes nothing').toEqual([false, true, true, true]);
    stop();
    storedCart.change((lines) => addToCart(lines, first, 1));
    expect(heard).toHaveLength(4);
  });

  test('16.93 a line keeps what was wanted of it until the shopper knows that there are fewer', async () => {
    sell([{ ...first, stock: 1 }, second]);
    const { storedCart } = await openShop();
    const quantities = () =>
      (JSON.parse(here.texts.get('cart') ?? '') as { quantity: number }[]).map(
        (line) => line.quantity,
      );
    here.texts.set(
      'cart',
      JSON.stringify([
        { id: first.id, quantity: 3 },
        { id: second.id, quantity: 1 },
      ]),
    );
    storedCart.change((lines) => changeQuantity(lines, second.id, 1));
    expect(storedCart.read()[0]).toMatchObject({ quantity: 1, wanted: 3 });
    expect(quantities()).toEqual([3, 2]);
    storedCart.change(markChangesSeen);
    expect(quantities()).toEqual([1, 2]);
  });

  test('the list is read again after every event that may mean a change', async () => {
    const { storedCart } = await openShop();
    const seen: number[] = [];
    storedCart.subscribe(() => seen.push(storedCart.read()[0]?.quantity ?? 0));
    const events =
      'storage pageshow visibilitychange cartUpdated cart-updated wishlistUpdated wishlist-updated';
    for (const [index, name] of events.split(' ').entries()) {
      here.texts.set('cart', `[{"id":1,"quantity":${index + 1}}]`);
      here.dispatchEvent(new Event(name));
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('a value that cannot be read, or is no list, is backed up, and earlier backups stay', async () => {
    const noList = '{"0":{"id":1},"length":1}';
    const { storedCart } = await openShop();
    for (const text of ['[{"id":1', noList, '[{"id":1']) {
      here.texts.set('cart', text);
      storedCart.change((lines) => addToCart(lines, second, 1));
      expect(storedCart.read()).toEqual([{ product: second, quantity: 1 }]);
    }
    await Promise.resolve();
    expect(errors).toEqual(['unreadable']);
    expect(here.texts.get('beau:unreadable:cart')).toBe('[{"id":1');
    expect(here.texts.get('beau:unreadable:cart:2')).toBe(noList);
    expect(here.texts.has('beau:unreadable:cart:3')).toBe(false);
  });

  test('a value that cannot be backed up is not overwritten', async () => {
    const { storedCart } = await openShop();
    here.texts.set('cart', 'unreadable');
    here.refuses = 'backing up';
    storedCart.change((lines) => addToCart(lines, first, 1));
    expect(here.texts.get('cart')).toBe('unreadable');
    expect(storedCart.read()).toHaveLength(1);
    here.refuses = 'everything';
    storedCart.change((lines) => addToCart(lines, second, 1));
    expect(storedCart.read()).toHaveLength(2);
    expect(here.texts.get('cart')).toBe('unreadable');
  });
});

describe('Storage that fails', () => {
  test.each(['writing', 'everything'] as const)(
    'refuses %s: the shop goes on in memory, reports it once, and saves the changes later',
    async (refuses) => {
      const { storedCart, storedWishlist } = await openShop();
      storedCart.subscribe(() => undefined);
      here.texts.set('cart', '[{"id":2,"quantity":4}]');
      storedCart.read();
      here.refuses = refuses;
      storedCart.change((lines) => addToCart(lines, first, 1));
      storedCart.change((lines) => changeQuantity(lines, 1, 1));
      const expected = [
        { product: second, quantity: 4 },
        { product: first, quantity: 2 },
      ];
      expect(storedCart.read()).toEqual(expected);
      await Promise.resolve();
      expect(errors).toEqual(['unavailable']);

      here.refuses = 'nothing';
      storedWishlist.change((products) => [...products, first]);
      expect(JSON.parse(here.texts.get('cart') ?? '')).toMatchObject([
        { id: 2, quantity: 4 },
        { id: 1, quantity: 2 },
      ]);
      expect(storedCart.read()).toEqual(expected);
    },
  );

  test('forbidden: cart and wishlist are on the next page of the tab, before it is hydrated too', async () => {
    here.refuses = 'everything';
    const { storedCart, storedWishlist } = await openShop();
    storedCart.change((lines) => addToCart(lines, first, 3));
    storedWishlist.change((products) => [...products, second]);
    const next = await openShop();
    const { quantitiesIn } = await import('./earlyLists.ts');
    expect([...quantitiesIn('cart')]).toEqual([[String(first.id), 3]]);
    expect(next.storedCart.read()).toEqual([{ product: first, quantity: 3 }]);
    expect(next.storedWishlist.read()).toEqual([second]);
    next.storedCart.change((lines) => changeQuantity(lines, first.id, 1));
    expect(next.storedCart.read()).toEqual([{ product: first, quantity: 4 }]);
    const last = await openShop();
    expect(last.storedCart.read()).toEqual([{ product: first, quantity: 4 }]);
  });

  test('a page of others that names the tab fills no cart of a browser that stores', async () => {
    here.name = 'cart=[{"id":1}]';
    const { storedCart } = await openShop();
    expect(storedCart.read()).toEqual([]);
  });

  test('a storage error is reported once, also to a listener that comes later', async () => {
    const { storedCart, followStorageErrors } = await openShop();
    followStorageErrors(() => undefined)();
    here.refuses = 'everything';
    storedCart.read();
    await Promise.resolve();
    followStorageErrors((error) => errors.push(error));
    storedCart.read();
    await Promise.resolve();
    expect(errors).toEqual(['unavailable']);
  });

  test('a place that is remembered reports no storage that is full, and loses nothing that was stored', async () => {
    const { storedPlace } = await import('./storedPlace.ts');
    await openShop();
    storedPlace.change(() => ({ country: 'IN', postcode: '411038', region: '' }));
    here.refuses = 'writing';
    storedPlace.change(() => ({ country: 'IN', postcode: '682001', region: '' }));
    await Promise.resolve();
    expect(errors).toEqual([]);
    expect(here.texts.get('beau:place')).toContain('411038');
  });

  test('Sign Up stays dismissed, in storage or at least in this page', async () => {
    const shop = await openShop();
    expect(shop.signUpDismissal.read()).toBe(false);
    here.refuses = 'writing';
    shop.signUpDismissal.change(() => true);
    expect(shop.signUpDismissal.read()).toBe(true);
    here.refuses = 'nothing';
    shop.signUpDismissal.change(() => true);
    expect(here.texts.get('signupDismissed')).toBe('true');
    const next = await openShop();
    expect(next.signUpDismissal.read()).toBe(true);
  });
});
