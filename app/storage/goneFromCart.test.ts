import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProduct } from '#domain/product.testing.ts';
import { stubWindow } from './storageWindow.testing.ts';

let texts: Map<string, string>;
const kept = { id: 1, productName: 'Face Wash', price: 'Rs. 399.00', quantity: 1 };
const soap = { id: 77, productName: 'Old Soap', price: 'Rs. 99.00', quantity: 2 };

beforeEach(() => {
  vi.resetModules();
  texts = stubWindow().texts;
});
afterEach(() => vi.unstubAllGlobals());

async function openShop(areAllKnown = true) {
  const { learnProducts } = await import('./catalogue.ts');
  const { namesOfGone, noteGone } = await import('./goneFromCart.ts');
  learnProducts([aProduct()], areAllKnown);
  return () => {
    const names = namesOfGone();
    noteGone();
    return names;
  };
}

test('a product that is gone is named once, and the cart stays as it is', async () => {
  const cart = JSON.stringify([kept, soap]);
  texts.set('cart', cart);
  expect((await openShop())()).toEqual(['Old Soap']);
  vi.resetModules();
  const readAndNote = await openShop();
  expect(readAndNote()).toEqual([]);
  expect(texts.get('cart')).toBe(cart);
  expect(texts.get('beau:gone')).toBe('[77]');
  texts.set('cart', JSON.stringify([soap, { id: 'x', productName: 'Old Oil' }]));
  expect(readAndNote()).toEqual(['Old Oil']);
});

test('a product that came back is named again once it is gone again', async () => {
  texts.set('cart', JSON.stringify([kept]));
  texts.set('beau:gone', '[77]');
  const readAndNote = await openShop();
  expect(readAndNote()).toEqual([]);
  texts.set('cart', JSON.stringify([soap]));
  expect(readAndNote()).toEqual(['Old Soap']);
});

test('no product is gone until all products are known', async () => {
  texts.set('cart', JSON.stringify([soap]));
  expect((await openShop(false))()).toEqual([]);
});

test.each([
  'x',
  '7',
  '{}',
  '[null,7,{"id":{}},{"id":5},{"productName":"A"},{"id":5,"productName":1}]',
])('what is no product has no name, and damaged notes are none: %s', async (text) => {
  texts.set('cart', text);
  expect((await openShop())()).toEqual([]);
  texts.set('cart', JSON.stringify([soap]));
  texts.set('beau:gone', text);
  expect((await openShop())()).toEqual(['Old Soap']);
});
