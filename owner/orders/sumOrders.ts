import { fullName } from '#catalogue/product.ts';
import { dayOf } from '#ordering/day.ts';
import { type MinorUnits, toDecimal } from '#ordering/money.ts';
import { columns } from '#strings/ownersOrders';
import type { OrdersShop } from './ordersShop.ts';
import type { Slip } from './reckonOrder.ts';

/** How many there are of something, and what they cost. */
export type Sum = { readonly name: string; readonly count: number; readonly amount: MinorUnits };

/** Sums by their name, the largest first. */
function addUp(each: readonly Sum[]): readonly Sum[] {
  const sums = new Map<string, Sum>();
  for (const { name, count, amount } of each) {
    const before = sums.get(name) ?? { count: 0, amount: 0 };
    sums.set(name, { name, count: count + before.count, amount: amount + before.amount });
  }
  return [...sums.values()].toSorted((one, other) => other.amount - one.amount);
}

/** What sold of each product and size. */
export const soldIn = (slips: readonly Slip[]) =>
  addUp(
    slips.flatMap(({ lines }) =>
      lines.map(({ name, quantity, sum }) => ({ name, count: quantity, amount: sum })),
    ),
  );

/** The orders by a name that each of them has, such as that of its zone. */
export const sumsBy = (slips: readonly Slip[], nameOf: (slip: Slip) => string) =>
  addUp(slips.map((slip) => ({ name: nameOf(slip), count: 1, amount: slip.order.total })));

/**
 * A row for each line of an order, for the spreadsheets of a language: where numbers have a comma, a semicolon
 * separates. A text that begins a formula has an apostrophe before it, also behind what another spreadsheet may
 * take for a separator (owasp.org, "CSV Injection").
 */
export function writeList(slips: readonly Slip[], { tag }: OrdersShop): string {
  const [, decimal = '.'] = new Intl.NumberFormat(tag).formatToParts(0.5).map(({ value }) => value);
  const separator = decimal === ',' ? ';' : ',';
  const number = (amount: MinorUnits) => toDecimal(amount).replace('.', decimal);
  const rows = slips.flatMap(({ reference, time, buyer, order, shipTo, lines, toLookAt }) =>
    lines.map(({ product, name, quantity, sum, answers }) => [
      reference,
      dayOf(time),
      product ? fullName({ ...product, size: undefined }) : name,
      product?.size ?? '',
      product?.sku ?? '',
      String(quantity),
      number(sum / quantity),
      number(sum),
      buyer.name,
      buyer.phone,
      shipTo.filter((line) => line !== buyer.name && line !== buyer.phone).join(', '),
      order.payment?.name ?? buyer.payment,
      [...answers, buyer.note].join(' ').trim(),
      toLookAt.join(' '),
    ]),
  );
  const cell = (text: string) =>
    `"${text.replaceAll(/(^|[,;|\t\r\n"'])([\s"']*[-+=@＝＋－＠])/g, "$1'$2").replaceAll('"', '""')}"`;
  const lines = [Object.values(columns), ...rows].map((row) => row.map(cell).join(separator));
  // Excel takes a file without this sign for one in letters of its own.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
