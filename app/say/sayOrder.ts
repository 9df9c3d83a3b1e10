import { language, minimumOrder, tax, zones } from '#shop/settings';
import { outOfStock } from '#strings/products';
import * as strings from '#strings/cart';
import { quantityIs } from '#strings/shell';
import { cartHasUnavailableLines } from '#strings/toasts';
import { capital } from '#catalogue/capital.ts';
import { fullName, variantLine } from '#catalogue/product.ts';
import { lineKey } from '#ordering/asks.ts';
import { hasUnavailableLines } from '#ordering/cart.ts';
import type { Order, OrderLine } from '#ordering/order.ts';
import type { PastOrder } from '#ordering/pastOrder.ts';
import { leftToRight } from './leftToRight.ts';
import { asking } from '#shop/parts';
import { sayAnswers, sayUnfit } from './sayAnswers.ts';
import { decidedBy } from './sayDestination.ts';
import { formatPercent, formatPrice } from './sayPrice.ts';
import type { MinorUnits } from '#ordering/money.ts';
import type { Charge } from '#ordering/zone.ts';

/** What the shop says of an order that is below its least sum (SPEC 15.19). */
export function sayMinimum({ toMinimum }: Order): string | undefined {
  return minimumOrder && toMinimum > 0
    ? strings.belowMinimum({ least: formatPrice(minimumOrder), missing: formatPrice(toMinimum) })
    : undefined;
}

/** What of an order is not sent to its zone, and what can be done (SPEC 15.6). */
export function sayNotSent({ zone, notSent }: Order): readonly string[] {
  if (!zones || !zone) return [];
  return notSent.map((product) =>
    strings.notSentTo({ product: fullName(product), zone: zone.name }),
  );
}

/** What of an order has to be changed before it is placed (SPEC 15.6, 15.19, 16.57). */
export function sayObstacles(order: Order): readonly string[] {
  const minimum = sayMinimum(order) ?? [];
  const unavailable = hasUnavailableLines(order.lines) ? cartHasUnavailableLines : [];
  const unfit = asking ? (order.unfit ?? []).map(sayUnfit) : [];
  return [minimum, sayNotSent(order), unavailable, unfit].flat();
}

/** Where an order goes and what that costs, as far as it is known. */
export function sayZone({ zone, shipping }: Order): string {
  const charge = shipping === undefined ? '' : sayShipping(shipping);
  return [zone?.name, charge].filter(Boolean).join(': ');
}

/** The charge as a shopper reads it. */
function sayShipping(charge: Charge): string {
  if (typeof charge === 'number') return charge === 0 ? strings.free : formatPrice(charge);
  const { least } = charge;
  const given = { most: formatPrice(charge.most), by: decidedBy() };
  // “Free to” a sum would be free up to it.
  return least === 0
    ? strings.shippingUpTo(given)
    : strings.shippingBetween({ least: formatPrice(least), ...given });
}

/** What a total is called that lacks a charge which is not known yet. */
function totalName({ shipping }: Order): string {
  return typeof shipping === 'object' ? strings.totalWithoutShipping : strings.total;
}

/** A total, which says so where it lacks a charge that is not known yet (SPEC 16.84). */
export function sayTotal({ shipping }: Order, total: MinorUnits): string {
  const amount = formatPrice(total);
  return typeof shipping === 'object' ? strings.plusShipping(amount) : amount;
}

/** A sum with its name. */
export type Sum = readonly [term: string, figure: string];

/** The sums below the lines of a cart; the last is the total (SPEC 8.2, 15.6). */
export function cartSums(order: Order): readonly Sum[] {
  const extras = sayExtras(order);
  return [
    [strings.totalItems, String(order.count)],
    ...(extras.length > 0 ? [[strings.subtotal, formatPrice(order.subtotal)] as const] : []),
    ...extras,
    [totalName(order), formatPrice(order.untaxed)],
  ];
}

/** The sums of an order as a shopper reads them; the last is the total (SPEC 9.5, 15.6). */
export function orderSums(order: Order): readonly Sum[] {
  return [
    [strings.items, String(order.count)],
    [strings.subtotal, formatPrice(order.subtotal)],
    ...sayExtras(order),
    ...(tax ? sayTaxes(order, tax) : []),
    [
      tax && order.taxes.length === 0
        ? strings.totalIncluding({ total: totalName(order), tax: tax.name })
        : totalName(order),
      formatPrice(order.total),
    ],
  ];
}

/** A line for each rate. */
function sayTaxes({ taxes }: Order, { name, isIncluded }: NonNullable<typeof tax>) {
  return taxes.map(({ percent, amount }): Sum => [
    strings.taxLabel({ name, percent: formatPercent(percent), isIncluded }),
    formatPrice(amount),
  ]);
}

function sayExtras({ offer, shipping, payment, count }: Order): readonly Sum[] {
  const saved = offer?.freeShipping
    ? strings.free
    : leftToRight(`−${formatPrice(offer?.saved ?? 0)}`);
  return [
    ...(offer ? [[offer.name, saved] as const] : []),
    ...(shipping === undefined ? [] : [[strings.shipping, sayShipping(shipping)] as const]),
    ...(payment?.charge && count > 0 ? [[payment.name, formatPrice(payment.charge)] as const] : []),
  ];
}

/** What is shown of the lines of an order. */
export function lineRows(lines: readonly OrderLine[]) {
  return lines.map((line) => ({
    key: lineKey(line.product),
    picture: line.product.image,
    ...sayLine(line),
  }));
}

function sayLine({ product, quantity, sum }: OrderLine) {
  const kind = [capital(variantLine(product)), quantityIs(quantity)]
    .filter(Boolean)
    .join('\u{a0}· ');
  return {
    title: product.name,
    detail: [kind, ...sayAnswers(product)].join('\n'),
    figure: sum === undefined ? outOfStock : formatPrice(sum),
  };
}

/** The order as it is kept and shown from now on. */
export function toPastOrder(order: Order, reference: string, time: number): PastOrder {
  return {
    reference,
    time,
    language,
    lines: order.lines.map((line) => ({
      id: line.product.id,
      ...(line.product.answers && { answers: line.product.answers }),
      quantity: line.quantity,
      ...sayLine(line),
    })),
    sums: orderSums(order),
  };
}
