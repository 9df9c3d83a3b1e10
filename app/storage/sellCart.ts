import type { CartLine } from '#domain/cart.ts';
import { withoutOrdered } from '#domain/order.ts';
import { storedCart } from './storedCart.ts';

/** By then every other page sees the cart as this one has left it. */
const writtenMs = 250;

/**
 * Sells what the shopper saw in the cart, one page at a time, and says whether any of it was still
 * there (SPEC 9.6). The cart is cleared once the order is shown, so that a crash before leaves it.
 */
export async function sellCart(
  seen: readonly CartLine[],
  show: (lines: readonly CartLine[]) => Promise<void>,
): Promise<boolean> {
  const nextPlease = await ownTurn();
  const current = storedCart.read();
  const lines = withoutOrdered(current, withoutOrdered(current, seen));
  if (lines.length > 0) {
    await show(lines);
    storedCart.change((newest) => withoutOrdered(newest, lines));
  }
  setTimeout(nextPlease, writtenMs);
  return lines.length > 0;
}

/** Waits until no other page is selling; where the browser has no locks, or forbids them, does not. */
function ownTurn(): Promise<() => void> {
  return new Promise((begin) => {
    const wait = async () => navigator.locks.request('beau:order', () => new Promise<void>(begin));
    wait().catch(() => begin(() => undefined));
  });
}
