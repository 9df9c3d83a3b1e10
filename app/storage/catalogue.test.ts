import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToCart } from '#domain/cart.ts';
import { aProduct } from '#domain/product.testing.ts';
import { stubWindow } from './storageWindow.testing.ts';

const [first, second] = [aProduct({ id: 1 }), aProduct({ id: 2 })];
let texts: Map<string, string>;

/** The storage modules of a new page that has come with the first product only. */
async function openPage() {
  vi.resetModules();
  const { learnProducts, loadCatalogue, setCatalogueSource } = await import('./catalogue.ts');
  const { storedCart } = await import('./storedCart.ts');
  learnProducts([first]);
  return { storedCart, loadCatalogue, setCatalogueSource };
}

beforeEach(() => {
  texts = stubWindow().texts;
});
afterEach(() => vi.unstubAllGlobals());

test('a stored line whose product did not come with the page loads the catalogue, and is then read', async () => {
  const { storedCart, setCatalogueSource } = await openPage();
  setCatalogueSource(async () => [first, second]);
  texts.set('cart', '[{"id":2,"quantity":3},{"id":1}]');
  expect(storedCart.read()).toEqual([{ product: first, quantity: 1 }]);
  const heard = await new Promise<boolean>((resolve) => storedCart.subscribe(resolve));
  expect(heard, 'whether another page has changed the list').toBe(false);
  expect(storedCart.read()).toEqual([
    { product: second, quantity: 3 },
    { product: first, quantity: 1 },
  ]);
});

test('a change before the catalogue has come loses no line', async () => {
  const { storedCart, loadCatalogue, setCatalogueSource } = await openPage();
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  setCatalogueSource(async () => arrival.then(() => [first, second]));
  texts.set('cart', '[{"id":2,"quantity":3}]');
  storedCart.change((lines) => addToCart(lines, first, 1));
  arrive();
  await loadCatalogue();
  expect(storedCart.read()).toEqual([
    { product: first, quantity: 1 },
    { product: second, quantity: 3 },
  ]);
});

test('a product that came with the page is put into the cart without the catalogue', async () => {
  const { storedCart, setCatalogueSource } = await openPage();
  let isLoaded = false;
  setCatalogueSource(async () => {
    isLoaded = true;
    return [first, second];
  });
  storedCart.change((lines) => addToCart(lines, first, 1));
  expect(storedCart.read()).toHaveLength(1);
  expect(isLoaded).toBe(false);
});
