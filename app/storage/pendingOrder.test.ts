import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type StorageWindow, stubWindow } from './storageWindow.testing.ts';

const order = {
  reference: '7K2M-94QX',
  time: 1_800_000_000_000,
  language: 'en',
  lines: [{ id: 1, quantity: 2, title: 'Face Wash', detail: '', figure: 'Rs. 798.00' }],
  sums: [['Total', 'Rs. 798.00']] as const,
  shipTo: ['Asha Rao', 'Delhi'],
  text: 'Order 7K2M-94QX',
  address: 'https://wa.me/91?text=Order',
  leftOut: 'nothing',
  region: 'Delhi',
};
let here: StorageWindow;
let errors: string[] = [];

async function openPage() {
  vi.resetModules();
  const { followStorageErrors } = await import('./localText.ts');
  errors = [];
  followStorageErrors((error) => errors.push(error));
  const { pendingOrder } = await import('./pendingOrder.ts');
  return pendingOrder;
}

beforeEach(() => {
  here = stubWindow();
});

describe('The order that was handed over', () => {
  test('a damaged one is set aside before the next one is kept', async () => {
    const text = JSON.stringify({ ...order, address: 'javascript:alert(1)' });
    here.texts.set('beau:order', text);
    const page = await openPage();
    expect(page.read()).toBeUndefined();
    await Promise.resolve();
    expect(errors).toEqual(['unreadable']);
    page.change(() => order);
    expect(page.read()).toBe(order);
    expect(here.texts.get('beau:unreadable:beau:order')).toBe(text);
  });

  test('lasts as long as the page where the browser saves nothing, which the checkout says', async () => {
    const page = await openPage();
    const { keepOrder } = await import('./pendingOrder.ts');
    expect(keepOrder(order)).toBe(true);
    here.texts.clear();
    here.refuses = 'writing';
    expect(keepOrder({ ...order })).toBe(false);
    expect(page.read()).toEqual(order);
    await Promise.resolve();
    expect(errors).toEqual([]);
    page.change(() => undefined);
    expect(page.read()).toBeUndefined();
  });
});
