import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A window with a storage that can be filled or forbidden. */
class StorageWindow extends EventTarget {
  readonly texts: Record<string, string> = {};
  isFull = false;
  isForbidden = false;

  get localStorage() {
    if (this.isForbidden) throw new DOMException('forbidden', 'SecurityError');
    const setItem = (key: string, text: string) => {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      this.texts[key] = text;
    };
    const getItem = (key: string) => this.texts[key] ?? null;
    const removeItem = (key: string) => Reflect.deleteProperty(this.texts, key);
    // Like the browser's, it lists its keys as its own properties.
    const methods = { getItem, setItem, removeItem };
    return Object.assign(Object.create(methods) as typeof methods, this.texts);
  }
}

let here = new StorageWindow();

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

describe('Clearing what this browser keeps', () => {
  beforeEach(() => {
    here = new StorageWindow();
    Object.assign(here.texts, kept, { 'another-script': 'stays' });
    vi.stubGlobal('window', here);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('16.12 no key of the shop is left, and no other key is touched', async () => {
    const { clearStorage, ids, wishes, shopKeys } = await openShop();
    clearStorage();
    expect(here.texts).toEqual({ 'another-script': 'stays' });
    expect(ids()).toEqual([]);
    expect(wishes()).toEqual([]);
    expect(shopKeys()).toEqual([]);
  });

  test('16.12 Undo puts everything back, also what the catalogue does not know', async () => {
    const { clearStorage, ids, wishes } = await openShop();
    const undo = clearStorage();
    undo();
    expect(here.texts).toMatchObject({
      signupDismissed: 'true',
      'beau:recent': '[4,1]',
      'beau:unreadable:cart': '{',
    });
    expect(ids()).toEqual([
      [4, 1],
      [6, 7],
    ]);
    expect(wishes()).toEqual([9, 2]);
    expect(here.texts['cart']).toContain('{"id":77,"gift":true}');
  });

  test('16.12 Undo keeps what was added after the clearing', async () => {
    const { clearStorage, ids, storedCart, wishes } = await openShop();
    const [line] = storedCart.read();
    const undo = clearStorage();
    here.texts['cart'] = '[{"id":3,"quantity":2},{"id":4,"quantity":5}]';
    here.texts['beau:recent'] = '[8]';
    here.dispatchEvent(new Event('storage'));
    undo();
    expect(line?.product.id).toBe(4);
    expect(ids()).toEqual([
      [4, 5],
      [6, 7],
      [3, 2],
    ]);
    expect(wishes()).toEqual([9, 2]);
    expect(here.texts['beau:recent']).toBe('[8]');
  });

  test('16.12 Undo works in memory when the storage is full, and when it is forbidden', async () => {
    for (const refusal of ['isFull', 'isForbidden'] as const) {
      here[refusal] = false;
      Object.assign(here.texts, kept);
      const { clearStorage, ids, wishes } = await openShop();
      const undo = clearStorage();
      here[refusal] = true;
      undo();
      expect(ids()).toEqual([
        [4, 1],
        [6, 7],
      ]);
      expect(wishes()).toEqual([9, 2]);
      here[refusal] = false;
    }
  });

  test('16.12 lists that exist only in memory are cleared too', async () => {
    here.isForbidden = true;
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
