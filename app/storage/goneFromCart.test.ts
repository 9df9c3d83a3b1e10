import { beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from './storageWindow.testing.ts';

let texts: Map<string, string>;
const kept = { id: 1, productName: 'Face Wash', price: 'Rs. 399.00', quantity: 1 };
const soap = { id: 77, productName: 'Old Soap', price: 'Rs. 99.00', quantity: 2 };

beforeEach(() => {
  vi.resetModules();
  texts = stubWindow().texts;
});

async function openShop() {
  const { namesOfGone, noteGone } = await import('./goneFromCart.ts');
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
  const oil = { id: 'x', productName: 'Old Oil', size: '50 ml' };
  texts.set('cart', JSON.stringify([soap, oil]));
  expect(readAndNote()).toEqual(['Old Oil, 50 ml']);
});

test('a product that came back is named again once it is gone again', async () => {
  texts.set('cart', JSON.stringify([kept]));
  texts.set('beau:gone', '[77]');
  const readAndNote = await openShop();
  expect(readAndNote()).toEqual([]);
  texts.set('cart', JSON.stringify([soap]));
  expect(readAndNote()).toEqual(['Old Soap']);
});

test('what was ordered leaves the stored cart, also when the shop no longer has it', async () => {
  texts.set('cart', JSON.stringify([soap, kept, { ...soap, id: '78' }, { ...soap, id: 79 }]));
  const { takeOrdered } = await import('./goneFromCart.ts');
  takeOrdered([1, 77, 78].map((id) => ({ id, quantity: 2 })));
  expect(JSON.parse(texts.get('cart') ?? '')).toEqual([{ ...soap, id: 79 }]);
});
