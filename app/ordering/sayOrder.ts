import { minimumOrder, offers, payments, regions, shipping, tax } from '#shop/settings';
import { outOfStock } from '#strings/products.ts';
import * as strings from '#strings/cart.tsx';
import { itemCount, quantityIs } from '#strings/shell.ts';
import { isOrderable } from '#catalogue/availability.ts';
import { langOf } from '#catalogue/langOf.ts';
import { type CartLine, countedLines, lineTotal, totalItems } from './cart.ts';
import { type Charge, type Order, missingToMinimum, nextOfferOf, orderOf } from './order.ts';
import { formatPrice } from './sayPrice.ts';
import { variantLine } from '#catalogue/product.ts';

/** What of this shop decides on sums. A demonstration asks for no charge, and its cart loads no ways to pay. */
const rules = {
  shipping,
  tax,
  offers,
  payments: import.meta.env.TAKES_ORDERS ? payments : undefined,
};

/** The order of these lines in this shop, with its charges and its best offer. */
export function orderHere(
  lines: readonly CartLine[],
  choice: Parameters<typeof orderOf>[2],
): Order {
  return orderOf(rules, lines, choice);
}

/** What the shop says of a cart that is below the least sum of an order (SPEC 15.19). */
export function sayMinimum(lines: readonly CartLine[], least = minimumOrder): string | undefined {
  const missing = least && missingToMinimum(lines, least);
  return missing ? strings.belowMinimum(formatPrice(least), formatPrice(missing)) : undefined;
}

/** What a cart must still have for a better offer (SPEC 15.20). */
export function sayNextOffer(lines: readonly CartLine[], time: number): string | undefined {
  const next = nextOfferOf(rules, lines, time);
  if (!next) return undefined;
  const missing = 'sum' in next ? formatPrice(next.sum) : itemCount(next.count);
  return strings.missingToOffer(missing, next.name);
}

/** The charge as a shopper reads it. */
function sayShipping(charge: Charge): string {
  if (charge === 'unknown') return strings.chooseRegion(regions.name);
  return charge === 0 ? strings.free : formatPrice(charge);
}

/** A sum with its name. */
export type Sum = readonly [term: string, figure: string];

/** The sums below the lines of a cart; the last is the total (SPEC 8.2, 15.6). */
export function cartSums(lines: readonly CartLine[], time: number): readonly Sum[] {
  const order = orderHere(lines, { time });
  const extras = sayExtras(order);
  return [
    [strings.totalItems, String(totalItems(countedLines(lines)))],
    ...(extras.length > 0 ? [[strings.subtotal, formatPrice(order.subtotal)] as const] : []),
    ...extras,
    [strings.total, formatPrice(order.total - (tax.isIncluded ? 0 : order.tax))],
  ];
}

/** The sums of an order as a shopper reads them; the last is the total (SPEC 9.5, 15.6). */
export function orderSums(order: Order): readonly Sum[] {
  return [
    [strings.items, String(totalItems(countedLines(order.lines)))],
    [strings.subtotal, formatPrice(order.subtotal)],
    ...sayExtras(order),
    [strings.taxLabel(tax.name, tax.percent, tax.isIncluded), formatPrice(order.tax)],
    [strings.total, formatPrice(order.total)],
  ];
}

function sayExtras({ offer, shipping, payment }: Order): readonly Sum[] {
  return [
    ...(offer
      ? [[offer.name, offer.freeShipping ? strings.free : `−${formatPrice(offer.saved)}`] as const]
      : []),
    ...(shipping === undefined ? [] : [[strings.shipping, sayShipping(shipping)] as const]),
    ...(payment?.charge ? [[payment.name, formatPrice(payment.charge)] as const] : []),
  ];
}

/** What is shown of lines that are only read: of an order, or of a cart that is a link. */
export function lineRows(lines: readonly CartLine[]) {
  return lines.map((line) => ({
    key: line.product.id,
    picture: line.product.image,
    title: line.product.name,
    lang: langOf(line.product, 'name'),
    detail: [variantLine(line.product), quantityIs(line.quantity)].filter(Boolean).join(' · '),
    figure: isOrderable(line.product) ? formatPrice(lineTotal(line)) : outOfStock,
  }));
}
