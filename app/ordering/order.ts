import {
  minimumOrder,
  offers,
  regions,
  shipping as shippingOfShop,
  tax as taxOfShop,
} from '#shop/settings';
import { outOfStock } from '#strings/products.ts';
import * as strings from '#strings/cart.tsx';
import { itemCount, quantityIs } from '#strings/shell.ts';
import { isOrderable } from '#catalogue/availability.ts';
import { type CartLine, countedLines, lineTotal, subtotal, totalItems } from './cart.ts';
import { dayOf } from './day.ts';
import { type MinorUnits, formatPrice } from './money.ts';
import { type Saving, bestOffer, nextOffer } from './offers.ts';
import { type Payment, findPayment } from './payments.ts';
import { langOf } from '#catalogue/langOf.ts';
import { variantLine } from '#catalogue/product.ts';

/** What a shop asks for shipping; without it, nothing is said of it (SPEC 15.6). */
export type Shipping = typeof shippingOfShop;

/** What sending costs; `unknown` while it depends on a region that is not chosen yet. */
export type Charge = MinorUnits | 'unknown';

/**
 * The charge for goods of this sum: 0 from where it is free, `undefined` if the shop says nothing of it.
 *
 * @param region empty until the shopper has chosen one; without it, the charge is that of most regions
 */
export function shippingCharge(
  sum: MinorUnits,
  region?: string,
  shipping: Shipping = shippingOfShop,
): Charge | undefined {
  if (!shipping || sum === 0) return undefined;
  if (missingToFree(sum, shipping) === 0) return 0;
  if (region === '' && shipping.regions?.length) return 'unknown';
  return shipping.regions?.find(({ name }) => name === region)?.charge ?? shipping.charge;
}

/** What is missing until shipping is free; `undefined` where it never is. */
export function missingToFree(
  sum: MinorUnits,
  shipping: Shipping = shippingOfShop,
): MinorUnits | undefined {
  return shipping?.freeFrom && Math.max(0, shipping.freeFrom - sum);
}

/** What the shop says of a cart that is below the least sum of an order (SPEC 15.19). */
export function sayMinimum(lines: readonly CartLine[], least = minimumOrder): string | undefined {
  const sum = subtotal(lines);
  if (least === undefined || lines.length === 0 || sum >= least) return undefined;
  return strings.belowMinimum(formatPrice(least), formatPrice(least - sum));
}

/** The charge as a shopper reads it. */
function sayShipping(charge: Charge): string {
  if (charge === 'unknown') return strings.chooseRegion(regions.name);
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

/** What is added to the goods of an order, or taken off them; each is missing where there is none. */
type Extras = {
  readonly offer?: Saving | undefined;
  readonly shipping?: Charge | undefined;
  readonly payment?: Pick<Payment, 'name' | 'charge'> | undefined;
};

/** What the shopper is about to order, or has ordered: the lines and their sums (SPEC 9.5). */
export type Order = Extras & {
  readonly lines: readonly CartLine[];
  readonly subtotal: MinorUnits;
  readonly tax: MinorUnits;
  readonly total: MinorUnits;
};

/**
 * Sums up the lines of a cart (SPEC 9.5). A tax that prices contain is that of all that is paid
 * (SPEC 14.7); a tax that is added is that of the goods (SPEC 15.6).
 *
 * @public
 */
export function toOrder(
  lines: readonly CartLine[],
  { offer, payment, ...extras }: Extras = {},
  tax = taxOfShop,
): Order {
  const sum = subtotal(lines);
  const goods = sum - (offer?.saved ?? 0);
  const shipping = offer?.freeShipping && extras.shipping !== undefined ? 0 : extras.shipping;
  const sending = shipping === 'unknown' ? 0 : (shipping ?? 0);
  const charged = goods + sending + (payment?.charge ?? 0);
  const taxed = taxOf(tax.isIncluded ? charged : goods, tax);
  const total = tax.isIncluded ? charged : charged + taxed;
  return { lines, subtotal: sum, offer, shipping, payment, tax: taxed, total };
}

/** What decides on charges and offers, besides the cart. */
export type Choice = {
  /** Empty until the shopper has chosen one; missing where nobody has asked. */
  readonly region?: string;
  /** The name of a way to pay. */
  readonly payment?: string;
  readonly time: number;
};

/** The order of these lines in this shop, with its charges and its best offer. */
export function orderOf(lines: readonly CartLine[], { region, payment, time }: Choice): Order {
  const sum = subtotal(lines);
  const shipping = shippingOfShop && shippingCharge(sum, region);
  const offer = import.meta.env.HAS_OFFERS
    ? bestOffer(offers ?? [], situationOf(lines, time, shipping))
    : undefined;
  return toOrder(lines, {
    offer,
    shipping,
    // A demonstration asks for no charge, and its cart does not load the ways to pay.
    payment:
      import.meta.env.ORDER_CHANNEL !== 'demonstration' && payment
        ? findPayment(payment, sum)
        : undefined,
  });
}

/** What a cart must still have for a better offer (SPEC 15.20). */
export function sayNextOffer(lines: readonly CartLine[], time: number): string | undefined {
  const situation = situationOf(lines, time, shippingCharge(subtotal(lines)));
  const next = nextOffer(offers ?? [], situation);
  if (!next) return undefined;
  const missing = 'sum' in next ? formatPrice(next.sum) : itemCount(next.count);
  return strings.missingToOffer(missing, next.name);
}

function situationOf(lines: readonly CartLine[], time: number, shipping: Charge | undefined) {
  const charge = shipping === 'unknown' ? shippingOfShop?.charge : shipping;
  return { lines, charge: charge ?? 0, today: dayOf(time) };
}

/** A sum with its name. */
export type Sum = readonly [term: string, figure: string];

/** The sums below the lines of a cart; the last is the total (SPEC 8.2, 15.6). */
export function cartSums(lines: readonly CartLine[], time: number): readonly Sum[] {
  const order = orderOf(lines, { time });
  const extras = sayExtras(order);
  return [
    [strings.totalItems, String(totalItems(countedLines(lines)))],
    ...(extras.length > 0 ? [[strings.subtotal, formatPrice(order.subtotal)] as const] : []),
    ...extras,
    [strings.total, formatPrice(order.total - (taxOfShop.isIncluded ? 0 : order.tax))],
  ];
}

/** The sums of an order as a shopper reads them; the last is the total (SPEC 9.5, 15.6). */
export function orderSums(order: Order): readonly Sum[] {
  const { lines, subtotal, tax, total } = order;
  return [
    [strings.items, String(totalItems(countedLines(lines)))],
    [strings.subtotal, formatPrice(subtotal)],
    ...sayExtras(order),
    [strings.taxLabel(taxOfShop.name, taxOfShop.percent, taxOfShop.isIncluded), formatPrice(tax)],
    [strings.total, formatPrice(total)],
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
