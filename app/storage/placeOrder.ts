import type { CartLine } from '#domain/cart.ts';
import { withoutOrdered } from '#domain/order.ts';
import { storedCart } from './storedCart.ts';

/** After this time every other page sees the cart that this page has written. */
const maxWriteDelayMs = 250;

/**
 * Places an order of what the shopper saw in the cart, one page at a time. Returns whether the cart
 * still contained any of it (SPEC 9.6). The cart is cleared after the order is shown, so that a crash before
 * that loses nothing.
 */
export async function placeOrder(
  seen: readonly CartLine[],
  show: (lines: readonly CartLine[]) => Promise<void>,
): Promise<boolean> {
  const releaseLock = await acquireLock();
  const current = storedCart.read();
  const lines = withoutOrdered(current, withoutOrdered(current, seen));
  if (lines.length > 0) {
    await show(lines);
    storedCart.change((newest) => withoutOrdered(newest, lines));
  }
  setTimeout(releaseLock, maxWriteDelayMs);
  return lines.length > 0;
}

/** Waits until no other page places an order. Where the browser has no locks, or forbids them, nobody waits. */
function acquireLock(): Promise<() => void> {
  return new Promise((begin) => {
    const wait = async () => navigator.locks.request('beau:order', () => new Promise<void>(begin));
    wait().catch(() => begin(() => undefined));
  });
}
