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
  const { pendingOrder } = await import('./pendingOrder.ts');
  return pendingOrder;
}

beforeEach(() => {
  here = stubWindow();
});
afterEach(() => vi.unstubAllGlobals());

describe('The order that was handed over', () => {
  test('is there again after a reload, until it is dropped', async () => {
    const page = await openPage();
    expect(page.read()).toBeUndefined();
    page.change(() => order);
    expect(page.read()).toBe(order);
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
    expect(reloaded.read()).toEqual(order);
    expect(reloaded.read(), 'the same object, for React').toBe(reloaded.read());
    reloaded.change(() => undefined);
    expect(reloaded.read()).toBeUndefined();
    expect([...here.texts]).toEqual([]);
  });

  test('calls the page at each change, also of another tab', async () => {
    const page = await openPage();
    const heard = vi.fn<() => void>();
    const stop = page.subscribe(heard);
    page.change(() => order);
    page.change(() => undefined);
    here.texts.set('beau:order', JSON.stringify(order));
    here.dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    page.change(() => undefined);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test.each([
    'no JSON',
    JSON.stringify({ ...order, reference: '<script>' }),
    JSON.stringify({ ...order, time: 'today' }),
    JSON.stringify({ ...order, time: 8_640_000_000_000_001 }),
    JSON.stringify({ ...order, lines: [{ id: 999_999, quantity: 1 }] }),
  ])('a damaged one is set aside before the next one is kept: %s', async (text) => {
    here.texts.set('beau:order', text);
    const page = await openPage();
    expect(page.read()).toBeUndefined();
    await Promise.resolve();
    expect(errors).toEqual(['unreadable']);
    page.change(() => order);
    expect(page.read()).toBe(order);
    expect(here.texts.get('beau:unreadable:beau:order')).toBe(text);
  });

  test('may have no buyer, takes its prices from the catalogue, and its quantities are possible ones', async () => {
    const { buyer: _, ...anonymous } = order;
    const lines = [{ id: first.id, quantity: 1e9, price: 1 }];
    here.texts.set('beau:order', JSON.stringify({ ...anonymous, lines }));
    expect((await openPage()).read()).toEqual({
      ...anonymous,
      lines: [expect.objectContaining({ product: first, quantity: 999 })],
    });
  });

  test('of an older form has what it says of its buyer', async () => {
    const old = { name: 'Asha Rao', contact: 'asha@example.in', region: 7 };
    here.texts.set('beau:order', JSON.stringify({ ...order, lines: [{ id: 1 }], buyer: old }));
    const { buyer: read } = (await openPage()).read() ?? {};
    expect(read).toEqual(toBuyer({ name: 'Asha Rao', phone: 'asha@example.in' }));
  });

  test('lasts as long as the page where the browser saves nothing', async () => {
    here.refuses = 'writing';
    const page = await openPage();
    page.change(() => order);
    expect(page.read()).toBe(order);
    await Promise.resolve();
    expect(errors).toEqual(['unavailable']);
    page.change(() => undefined);
    expect(page.read()).toBeUndefined();
  });
});
