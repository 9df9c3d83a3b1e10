import { type CartLine, subtotal } from './cart.ts';
import { tax as taxOfShop } from '#shop/settings';
import type { MinorUnits } from './money.ts';

/** What the shopper is about to order, or has ordered: the lines and their sums (SPEC 9.5). */
export type Order = {
  readonly lines: readonly CartLine[];
  readonly subtotal: MinorUnits;
  readonly tax: MinorUnits;
  readonly total: MinorUnits;
};

/** Sums up the lines of a cart (SPEC 9.5); prices may contain the tax already (SPEC 14.7). */
export function toOrder(lines: readonly CartLine[], { percent, isIncluded } = taxOfShop): Order {
  const sum = subtotal(lines);
  // In whole numbers until the division, so that halves of a hundredth are exact.
  const tax = Math.round((sum * percent) / (isIncluded ? 100 + percent : 100));
  return { lines, subtotal: sum, tax, total: isIncluded ? sum : sum + tax };
}

/** What the tax is called beside its sum, so that nobody adds up what the prices contain (SPEC 9.5). */
export function taxLabel({ name, percent, isIncluded }: typeof taxOfShop): string {
  return `${isIncluded ? 'Includes ' : ''}${name} (${percent}%)`;
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
