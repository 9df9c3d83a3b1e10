import * as strings from '#strings/sums.ts';
import { taxLabel } from '#strings/tax.ts';
import { type CartLine, countedLines, subtotal, totalItems } from './cart.ts';
import type { Sum } from './cartSums.ts';
import { shipping as shippingOfShop, tax as taxOfShop } from '#shop/settings';
import { type MinorUnits, formatPrice } from './money.ts';
import { sayShipping, shippingCharge } from './shipping.ts';
import { taxOf } from './tax.ts';

/** What the shopper is about to order, or has ordered: the lines and their sums (SPEC 9.5). */
export type Order = {
  readonly lines: readonly CartLine[];
  readonly subtotal: MinorUnits;
  /** Missing where the shop says nothing of it. */
  readonly shipping: MinorUnits | undefined;
  readonly tax: MinorUnits;
  readonly total: MinorUnits;
};

/**
 * Sums up the lines of a cart (SPEC 9.5). Prices may contain the tax already (SPEC 14.7), and then the
 * charge for shipping does too; a tax that is added is that of the goods (SPEC 15.6).
 */
export function toOrder(
  lines: readonly CartLine[],
  tax = taxOfShop,
  shipping = shippingOfShop && shippingCharge(subtotal(lines)),
): Order {
  const sum = subtotal(lines);
  const shipped = sum + (shipping ?? 0);
  const taxed = taxOf(tax.isIncluded ? shipped : sum, tax);
  const total = tax.isIncluded ? shipped : shipped + taxed;
  return { lines, subtotal: sum, shipping, tax: taxed, total };
}

/** The sums of an order as a shopper reads them; the last is the total (SPEC 9.5, 15.6). */
export function orderSums(order: Order): readonly Sum[] {
  const { lines, subtotal, shipping, tax, total } = order;
  return [
    [strings.items, String(totalItems(countedLines(lines)))],
    [strings.subtotal, formatPrice(subtotal)],
    ...(shipping === undefined ? [] : [[strings.shipping, sayShipping(shipping)] as const]),
    [taxLabel(taxOfShop.name, taxOfShop.percent, taxOfShop.isIncluded), formatPrice(tax)],
    [strings.total, formatPrice(total)],
  ];
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
