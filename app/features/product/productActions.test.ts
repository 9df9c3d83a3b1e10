import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '#shop/products';
import { type StorageWindow, stubWindow } from '#storage/storageWindow.testing.ts';

const [product] = catalogue;
if (!product) throw new Error('The catalogue is empty.');
const id = String(product.id);

describe('What a press has added before the page is hydrated', () => {
  let here: StorageWindow;
  beforeEach(() => {
    here = stubWindow();
    vi.resetModules();
    vi.useFakeTimers();
    vi.stubGlobal('document', {
      documentElement: { dataset: {} },
      querySelector: () => null,
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Adds twice to the cart and once to the wishlist; then the rest of the shop has come. */
  async function addAndSettle() {
    const { addEarly } = await import('#storage/earlyLists.ts');
    const { settleEarly } = await import('./productActions.ts');
    const { storedCart } = await import('#storage/storedCart.ts');
    const { storedWishlist } = await import('#storage/storedWishlist.ts');
    const added = [addEarly('cart', id, 2), addEarly('cart', id, 5), addEarly('wishlist', id, 1)];
    for (const add of added) settleEarly(add);
    return { added, cart: storedCart.read(), wishlist: storedWishlist.read() };
  }
  const lists = { cart: [{ product, quantity: 2 }], wishlist: [product] };

  test('is in the lists once, and stored with its facts', async () => {
    const { added, ...shown } = await addAndSettle();
    expect(added.map(({ isThere }) => isThere)).toEqual([false, true, false]);
    expect(shown).toEqual(lists);
    const facts = { id: product.id, productName: product.name };
    expect(JSON.parse(here.texts.get('cart') ?? '')).toMatchObject([{ ...facts, quantity: 2 }]);
    expect(JSON.parse(here.texts.get('wishlist') ?? '')).toMatchObject([facts]);
  });

  test('is in the lists also where the browser saves nothing', async () => {
    here.refuses = 'writing';
    expect(await addAndSettle()).toMatchObject(lists);
  });
});
