import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CartLine, addToCart, changeQuantity } from '#domain/cart.ts';
import { catalogue } from '#shop/products';
import { stubWindow } from './storageWindow.testing.ts';

type Lines = readonly CartLine[];

const [first, second] = catalogue;
if (!first || !second) throw new Error('The catalogue is too small.');

/** A lock that one page has at a time, like the browser's own. */
class Lock {
  private last: Promise<unknown> = Promise.resolve();

  readonly request = (_name: string, task: () => Promise<void>): Promise<unknown> => {
    this.last = this.last.then(task);
    return this.last;
  };
}

/** The storage modules of a new page, over what the profile has stored. */
async function openPage() {
  vi.resetModules();
  const { learnProducts } = await import('./catalogue.ts');
  learnProducts(catalogue);
  const { storedCart } = await import('./storedCart.ts');
  const { placeOrder } = await import('./placeOrder.ts');
  return { storedCart, placeOrder };
}

const idsOf = (lines: Lines) => lines.map(({ product }) => product.id);
const shown = async (): Promise<void> => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  stubWindow();
  vi.stubGlobal('navigator', { locks: new Lock() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('Selling the cart', () => {
  test('the order is shown first, and only then is the cart cleared', async () => {
    const { storedCart, placeOrder } = await openPage();
    storedCart.change((lines) => addToCart(lines, first, 2));
    const before: number[] = [];
    const isPlaced = await placeOrder(storedCart.read(), async (lines) => {
      expect(lines).toMatchObject([{ product: { id: 1 }, quantity: 2 }]);
      before.push(...idsOf(storedCart.read()));
    });
    expect(isPlaced).toBe(true);
    expect(before).toEqual([1]);
    expect(storedCart.read()).toEqual([]);
  });

  test('an empty cart is not sold', async () => {
    const { storedCart, placeOrder } = await openPage();
    const show = vi.fn<(lines: Lines) => Promise<void>>(shown);
    expect(await placeOrder(storedCart.read(), show)).toBe(false);
    expect(show).not.toHaveBeenCalled();
  });

  test('an order that could not be shown leaves the cart', async () => {
    const { storedCart, placeOrder } = await openPage();
    storedCart.change((lines) => addToCart(lines, first, 1));
    await expect(
      placeOrder(storedCart.read(), () => Promise.reject(new Error('crash'))),
    ).rejects.toThrow('crash');
    expect(idsOf(storedCart.read())).toEqual([1]);
  });

  test('a product that is added after the press is neither sold nor lost', async () => {
    const { storedCart, placeOrder } = await openPage();
    storedCart.change((lines) => addToCart(lines, first, 1));
    const selling = placeOrder(storedCart.read(), async (lines) => {
      expect(lines).toMatchObject([{ product: { id: 1 }, quantity: 1 }]);
    });
    storedCart.change((lines) => addToCart(changeQuantity(lines, 1, 4), second, 1));
    expect(await selling).toBe(true);
    expect(storedCart.read()).toMatchObject([
      { product: { id: 1 }, quantity: 4 },
      { product: { id: 2 }, quantity: 1 },
    ]);
  });

  test('when two pages sell at once, one sells and the other waits until it sees the empty cart', async () => {
    const one = await openPage();
    one.storedCart.change((lines) => addToCart(lines, first, 1));
    const other = await openPage();
    const answers: boolean[] = [];
    const selling = [one, other].map(async ({ storedCart, placeOrder }) => {
      answers.push(await placeOrder(storedCart.read(), shown));
    });
    await vi.advanceTimersByTimeAsync(249);
    expect(answers).toEqual([true]);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(selling);
    expect(answers).toEqual([true, false]);
  });

  test.each([
    ['has no locks', {}],
    [
      'forbids them',
      { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } },
    ],
  ])('where the browser %s nobody waits', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const { storedCart, placeOrder } = await openPage();
    storedCart.change((lines) => addToCart(lines, first, 1));
    expect(await placeOrder(storedCart.read(), shown)).toBe(true);
    expect(storedCart.read()).toEqual([]);
  });
});
