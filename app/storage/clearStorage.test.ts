import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type StorageWindow, stubWindow } from './storageWindow.testing.ts';

let here: StorageWindow;

async function openShop() {
  vi.resetModules();
  const { catalogue } = await import('#shop/products');
  const { learnProducts } = await import('./catalogue.ts');
  learnProducts(catalogue, true);
  const { storedCart } = await import('./storedCart.ts');
  const { storedWishlist } = await import('./storedWishlist.ts');
  const { clearStorage, shopKeys } = await import('./clearStorage.ts');
  const ids = () => storedCart.read().map(({ product, quantity }) => [product.id, quantity]);
  const wishes = () => storedWishlist.read().map(({ id }) => id);
  storedCart.subscribe(() => undefined);
  storedWishlist.subscribe(() => undefined);
  return { storedCart, storedWishlist, clearStorage, shopKeys, ids, wishes };
}

const kept = {
  cart: '[{"id":4},{"id":77,"gift":true},{"id":6,"quantity":7}]',
  wishlist: '[{"id":9},{"id":2}]',
  signupDismissed: 'true',
  'beau:recent': '[4,1]',
  'beau:unreadable:cart': '{',
};

function fill(texts: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(texts)) here.texts.set(key, text);
}

describe('Clearing what this browser keeps', () => {
  beforeEach(() => {
    here = stubWindow();
    fill({ ...kept, 'another-script': 'stays' });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('no key of the shop is left, and no other key is touched', async () => {
    const { clearStorage, ids, wishes, shopKeys } = await openShop();
    clearStorage();
    expect(Object.fromEntries(here.texts)).toEqual({ 'another-script': 'stays' });
    expect(ids()).toEqual([]);
    expect(wishes()).toEqual([]);
    expect(shopKeys()).toEqual([]);
  });

  test('Undo puts everything back, also what the catalogue does not know', async () => {
    const { clearStorage, ids, wishes } = await openShop();
    const undo = clearStorage();
    undo();
    expect(Object.fromEntries(here.texts)).toMatchObject({
      signupDismissed: 'true',
      'beau:recent': '[4,1]',
      'beau:unreadable:cart': '{',
    });
    expect(ids()).toEqual([
      [4, 1],
      [6, 7],
    ]);
    expect(wishes()).toEqual([9, 2]);
    expect(here.texts.get('cart')).toContain('{"id":77,"gift":true}');
  });

  test('Undo keeps what was added after the clearing', async () => {
    const { clearStorage, ids, storedCart, wishes } = await openShop();
    const [line] = storedCart.read();
    const undo = clearStorage();
    here.texts.set('cart', '[{"id":3,"quantity":2},{"id":4,"quantity":5}]');
    here.texts.set('beau:recent', '[8]');
    here.dispatchEvent(new Event('storage'));
    undo();
    expect(line?.product.id).toBe(4);
    expect(ids()).toEqual([
      [4, 5],
      [6, 7],
      [3, 2],
    ]);
    expect(wishes()).toEqual([9, 2]);
    expect(here.texts.get('beau:recent')).toBe('[8]');
  });

  test('Undo works in memory when the storage is full, and when it is forbidden', async () => {
    for (const refusal of ['writing', 'everything'] as const) {
      fill(kept);
      const { clearStorage, ids, wishes } = await openShop();
      const undo = clearStorage();
      here.refuses = refusal;
      undo();
      expect(ids()).toEqual([
        [4, 1],
        [6, 7],
      ]);
      expect(wishes()).toEqual([9, 2]);
      here.refuses = 'nothing';
    }
  });

  test('lists that exist only in memory are cleared too', async () => {
    here.refuses = 'everything';
    const { clearStorage, ids, storedCart, shopKeys } = await openShop();
    const { catalogue } = await import('#shop/products');
    const [product] = catalogue;
    if (!product) throw new Error('The catalogue is empty.');
    storedCart.change(() => [{ product, quantity: 2 }]);
    expect(shopKeys()).toEqual([]);
    const undo = clearStorage();
    expect(ids()).toEqual([]);
    undo();
    expect(ids()).toEqual([[product.id, 2]]);
  });
});
