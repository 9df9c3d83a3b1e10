import { shipping as shippingOfShop, tax as taxOfShop } from '#shop/settings';
import { outOfStock } from '#strings/products.ts';
import * as strings from '#strings/cart.tsx';
import { quantityIs } from '#strings/shell.ts';
import { isOrderable } from './availability.ts';
import { type CartLine, countedLines, lineTotal, subtotal, totalItems } from './cart.ts';
import { type MinorUnits, formatPrice } from './money.ts';
import { variantLine } from './product.ts';

/** What a shop asks for shipping; without it, nothing is said of it (SPEC 15.6). */
export type Shipping = typeof shippingOfShop;

/** The charge for goods of this sum: 0 from where it is free, `undefined` if the shop says nothing of it. */
export function shippingCharge(
  sum: MinorUnits,
  region = '',
  shipping: Shipping = shippingOfShop,
): MinorUnits | undefined {
  if (!shipping || sum === 0) return undefined;
  if (missingToFree(sum, shipping) === 0) return 0;
  return shipping.regions?.find(({ name }) => name === region)?.charge ?? shipping.charge;
}

/** What is missing until shipping is free; `undefined` where it never is. */
export function missingToFree(
  sum: MinorUnits,
  shipping: Shipping = shippingOfShop,
): MinorUnits | undefined {
  return shipping?.freeFrom && Math.max(0, shipping.freeFrom - sum);
}

/** The charge as a shopper reads it. */
export function sayShipping(charge: MinorUnits): string {
  return charge === 0 ? strings.free : formatPrice(charge);
}

/**
 * The tax of a sum (SPEC 9.5): what is added to it, or the part of it that is tax where prices contain
 * the tax (SPEC 14.7).
 */
function taxOf(sum: MinorUnits, { percent, isIncluded } = taxOfShop): MinorUnits {
  // In whole numbers until the division, so that halves of a hundredth are exact.
  return Math.round((sum * percent) / (isIncluded ? 100 + percent : 100));
}

/** A sum with its name. */
export type Sum = readonly [term: string, figure: string];

/** The sums below the lines of a cart; the last is the total (SPEC 8.2, 15.6). */
export function cartSums(lines: readonly CartLine[]): readonly Sum[] {
  const sum = subtotal(lines);
  const charge = shippingOfShop && shippingCharge(sum);
  return [
    [strings.totalItems, String(totalItems(countedLines(lines)))],
    ...(charge === undefined
      ? []
      : ([
          [strings.subtotal, formatPrice(sum)],
          [strings.shipping, sayShipping(charge)],
        ] as const)),
    [strings.total, formatPrice(sum + (charge ?? 0))],
  ];
}

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
    [strings.taxLabel(taxOfShop.name, taxOfShop.percent, taxOfShop.isIncluded), formatPrice(tax)],
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

/** What is shown of lines that are only read: of an order, or of a cart that is a link. */
export function lineRows(lines: readonly CartLine[]) {
  return lines.map((line) => ({
    key: line.product.id,
    picture: line.product.image,
    title: line.product.name,
    detail: [variantLine(line.product), quantityIs(line.quantity)].filter(Boolean).join(' · '),
    figure: isOrderable(line.product) ? formatPrice(lineTotal(line)) : outOfStock,
  }));
}
