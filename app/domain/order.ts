import { type CartLine, subtotal } from './cart.ts';
import type { Paise } from './money.ts';

/** What the shopper owes, or has ordered: the lines and their sums, in paise (SPEC 9.5). */
export type Order = {
  readonly lines: readonly CartLine[];
  readonly subtotal: Paise;
  readonly tax: Paise;
  readonly total: Paise;
};

/** Estimated tax: 10 % of the subtotal, rounded to whole paise (SPEC 9.5, 11.3). */
function taxOn(amount: Paise): Paise {
  return Math.round(amount / 10);
}

/** Sums up the lines of a cart (SPEC 9.5). */
export function toOrder(lines: readonly CartLine[]): Order {
  const sum = subtotal(lines);
  const tax = taxOn(sum);
  return { lines, subtotal: sum, tax, total: sum + tax };
}

/** What stays in the cart when an order is placed: all that was put in since it was drawn up (SPEC 9.6, 11.2). */
export function withoutOrdered(
  lines: readonly CartLine[],
  ordered: readonly CartLine[],
): readonly CartLine[] {
  return lines.flatMap((line) => {
    const taken = ordered.find(({ product }) => product.id === line.product.id)?.quantity ?? 0;
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : [];
  });
}
