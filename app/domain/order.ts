import { type CartLine, subtotal } from './cart.ts';
import type { Paise } from './money.ts';

/** What the shopper is about to order, or has ordered: the lines and their sums (SPEC 9.5). */
export type Order = {
  readonly lines: readonly CartLine[];
  readonly subtotal: Paise;
  readonly tax: Paise;
  readonly total: Paise;
};

/** The estimated tax, in percent of the subtotal (SPEC 9.5, 11.3). */
export const taxPercent = 10;

/** Sums up the lines of a cart (SPEC 9.5). */
export function toOrder(lines: readonly CartLine[]): Order {
  const sum = subtotal(lines);
  // In whole numbers until the division, so that halves of a paisa are exact.
  const tax = Math.round((sum * taxPercent) / 100);
  return { lines, subtotal: sum, tax, total: sum + tax };
}

/** The lines that stay in the cart when an order is placed: what was added after it was shown (SPEC 9.6, 11.2). */
export function withoutOrdered(
  lines: readonly CartLine[],
  ordered: readonly CartLine[],
): readonly CartLine[] {
  return lines.flatMap((line) => {
    const count = ordered.find(({ product }) => product.id === line.product.id)?.quantity ?? 0;
    return line.quantity > count ? [{ ...line, quantity: line.quantity - count }] : [];
  });
}
