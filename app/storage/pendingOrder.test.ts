import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '#shop/products';
import { toBuyer } from '#ordering/buyer.ts';
import { type StorageWindow, stubWindow } from './storageWindow.testing.ts';

const [first, second] = catalogue;
if (!first || !second) throw new Error('The catalogue is too small.');

const buyer = toBuyer({ name: 'Asha Rao', phone: '98765 43210', region: 'Delhi' });
const order = {
  reference: '7K2M-94QX',
  time: 1_800_000_000_000,
  lines: [
    { product: first, quantity: 2 },
    { product: second, quantity: 1 },
  ],
  buyer,
};

let here: StorageWindow;
let errors: string[] = [];

/** The storage modules of a new page. */
async function openPage() {
  vi.resetModules();
  const { followStorageErrors } = await import('./localText.ts');
  errors = [];
  followStorageErrors((error) => errors.push(error));
  return import('./pendingOrder.ts');
}

beforeEach(() => {
  here = stubWindow();
});
afterEach(() => vi.unstubAllGlobals());

describe('The order that was handed over', () => {
  test('is there again after a reload, until it is dropped', async () => {
    const page = await openPage();
    expect(page.readOrder()).toBeUndefined();
    page.keepOrder(order);
    expect(page.readOrder()).toBe(order);
    expect(JSON.parse(here.texts.get('beau:order') ?? '')).toEqual({
      reference: '7K2M-94QX',
      time: 1_800_000_000_000,
      buyer,
      lines: [
        { id: first.id, quantity: 2 },
        { id: second.id, quantity: 1 },
      ],
    });
    const reloaded = await openPage();
    expect(reloaded.readOrder()).toEqual(order);
    expect(reloaded.readOrder(), 'the same object, for React').toBe(reloaded.readOrder());
    reloaded.dropOrder();
    expect(reloaded.readOrder()).toBeUndefined();
    expect([...here.texts]).toEqual([]);
  });

  test('calls the page at each change, also of another tab', async () => {
    const page = await openPage();
    const heard = vi.fn<() => void>();
    const stop = page.followOrder(heard);
    page.keepOrder(order);
    page.dropOrder();
    window.dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    page.keepOrder(order);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test.each([
    'no JSON',
    'null',
    JSON.stringify({ ...order, reference: '<script>' }),
    JSON.stringify({ ...order, time: 'today' }),
    JSON.stringify({ ...order, time: 8_640_000_000_000_001 }),
    JSON.stringify({ ...order, lines: [{ id: 999_999, quantity: 1 }] }),
  ])('a damaged one is set aside: %s', async (text) => {
    here.texts.set('beau:order', text);
    const page = await openPage();
    expect(page.readOrder()).toBeUndefined();
    expect([...here.texts]).toEqual([['beau:unreadable:beau:order', text]]);
    await Promise.resolve();
    expect(errors).toEqual(['unreadable']);
    page.keepOrder(order);
    expect(page.readOrder()).toBe(order);
  });

  test('may have no buyer, takes its prices from the catalogue, and its quantities are possible ones', async () => {
    const { buyer: _, ...anonymous } = order;
    const lines = [{ id: first.id, quantity: 1e9, price: 1 }];
    here.texts.set('beau:order', JSON.stringify({ ...anonymous, lines }));
    expect((await openPage()).readOrder()).toEqual({
      ...anonymous,
      lines: [expect.objectContaining({ product: first, quantity: 999 })],
    });
  });

  test('of an older form has what it says of its buyer', async () => {
    const old = { name: 'Asha Rao', contact: 'asha@example.in', region: 7 };
    here.texts.set('beau:order', JSON.stringify({ ...order, lines: [{ id: 1 }], buyer: old }));
    const { buyer: read } = (await openPage()).readOrder() ?? {};
    expect(read).toEqual(toBuyer({ name: 'Asha Rao', phone: 'asha@example.in' }));
  });

  test('lasts as long as the page where the browser saves nothing', async () => {
    here.refuses = 'writing';
    const page = await openPage();
    page.keepOrder(order);
    expect(page.readOrder()).toBe(order);
    await Promise.resolve();
    expect(errors).toEqual(['unavailable']);
    page.dropOrder();
    expect(page.readOrder()).toBeUndefined();
  });
});
