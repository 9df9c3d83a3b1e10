import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type StorageWindow, stubWindow } from './storageWindow.testing.ts';

let here: StorageWindow;

async function openShop() {
  vi.resetModules();
  const { storedCart } = await import('./storedCart.ts');
  const { storedWishlist } = await import('./storedWishlist.ts');
  const { clearStorage } = await import('./clearStorage.ts');
  const ids = () => storedCart.read().map(({ product, quantity }) => [product.id, quantity]);
  const wishes = () => storedWishlist.read().map(({ id }) => id);
  storedCart.subscribe(() => undefined);
  storedWishlist.subscribe(() => undefined);
  return { storedCart, storedWishlist, clearStorage, ids, wishes };
}

const kept = {
  cart: '[{"id":4},{"id":77,"gift":true},{"id":6,"quantity":7}]',
  wishlist: '[{"id":9},{"id":2}]',
  signupDismissed: 'true',
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
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['/one/', '/one/cart'],
    ['/', 'cart'],
  ])('a shop below %s has keys of its own, and clears no other shop’s', async (base, key) => {
    const others = { ...kept, '/two/cart': '[{"id":1}]', '/two/beau:order': '{}' };
    fill(others);
    vi.stubEnv('BASE_URL', base);
    const { storedCart, clearStorage, ids } = await openShop();
    const { catalogue } = await import('#shop/products');
    storedCart.change(() => catalogue.slice(0, 1).map((product) => ({ product, quantity: 2 })));
    expect(ids()).toEqual([[catalogue[0]?.id, 2]]);
    expect(here.texts.get(key)).toContain('"quantity":2');
    clearStorage();
    const left = base === '/' ? { '/two/cart': '[{"id":1}]', '/two/beau:order': '{}' } : others;
    expect(Object.fromEntries(here.texts)).toEqual({ 'another-script': 'stays', ...left });
  });
});
