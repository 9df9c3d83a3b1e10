import { fullName } from '#catalogue/product.ts';
import { type MinorUnits, toDecimal } from '#ordering/money.ts';
import { plainText } from '#ordering/plainText.ts';
import { columns } from '#strings/ownersOrders';
import { type CheckedOrder, findSold, priceOf, wayOf } from './checkOrder.ts';
import type { OrdersShop } from './ordersShop.ts';
import type { OrderedLine } from './orderLine.ts';

/** How many there are of something, and what they cost. */
export type Sum = { readonly name: string; readonly count: number; readonly amount: MinorUnits };

/** The orders that count: of two texts of one number the later one. */
const counted = (orders: readonly CheckedOrder[]) =>
  orders.filter(({ twin }) => twin !== 'earlier');

/** A product's name in the shop's first language. */
export function nameIn(shop: OrdersShop, sku: string): string {
  const product = findSold(shop, sku);
  return product ? fullName(product) : '';
}

/** What a line costs; a short text leaves that to the shop. */
const amountOf = (line: OrderedLine, order: CheckedOrder, shop: OrdersShop) =>
  line.sum ?? priceOf(line, order, shop) * line.quantity;

/** Sums by their name, the largest first. */
function addUp(each: readonly Sum[]): readonly Sum[] {
  const sums = new Map<string, Sum>();
  for (const { name, count, amount } of each) {
    const before = sums.get(name);
    sums.set(name, {
      name,
      count: count + (before?.count ?? 0),
      amount: amount + (before?.amount ?? 0),
    });
  }
  return [...sums.values()].toSorted((one, other) => other.amount - one.amount);
}

/** What sold of each product; of one in several sizes in all, then of each size. */
export function soldIn(orders: readonly CheckedOrder[], shop: OrdersShop): readonly Sum[] {
  const lines = counted(orders).flatMap((order) => order.lines.map((line) => ({ line, order })));
  const sold = lines.map(({ line, order }) => {
    const { name = line.name ?? '', variant } = findSold(shop, line.sku) ?? {};
    const sum = { count: line.quantity, amount: amountOf(line, order, shop) };
    const size = { ...sum, name: `${nameIn(shop, line.sku) || name} (${line.sku})` };
    return { size, product: { ...sum, name: fullName({ name, variant }) } };
  });
  return addUp(sold.map(({ product }) => product)).flatMap((product) => {
    const own = sold.filter((each) => each.product.name === product.name);
    const sizes = addUp(own.map(({ size }) => size));
    return sizes.length > 1 ? [product, ...sizes] : sizes;
  });
}

/** The orders by a name that each of them has, such as that of its zone. */
export const sumsBy = (orders: readonly CheckedOrder[], nameOf: (order: CheckedOrder) => string) =>
  addUp(
    counted(orders).map((order) => ({ name: nameOf(order), count: 1, amount: order.paid ?? 0 })),
  );

/** The name of a way to pay in the shop's first language, whatever the language of the order. */
export const paymentOf = (order: CheckedOrder, shop: OrdersShop) =>
  wayOf(order, shop)?.name ?? order.payment;

/**
 * A row for each line of an order, for the spreadsheets of a language: where numbers have a comma, a semicolon
 * separates. A text that begins a formula has an apostrophe before it, also behind what another spreadsheet may
 * take for a separator (owasp.org, "CSV Injection").
 */
export function writeList(orders: readonly CheckedOrder[], shop: OrdersShop): string {
  const { tag = 'en' } = shop.languages[0] ?? {};
  const [, decimal] = new Intl.NumberFormat(tag).formatToParts(0.5).map(({ value }) => value);
  const separator = decimal === ',' ? ';' : ',';
  const number = (amount: MinorUnits) => toDecimal(amount).replace('.', decimal ?? '.');
  const rows = counted(orders).flatMap((order) =>
    order.lines.map((line) => {
      const amount = amountOf(line, order, shop);
      const { name = line.name ?? '', variant, size = '' } = findSold(shop, line.sku) ?? {};
      const { phone, others } = addressOf(order);
      return [
        order.reference,
        order.isoDay,
        fullName({ name, variant }),
        size,
        line.sku,
        String(line.quantity),
        number(amount / line.quantity),
        number(amount),
        order.shipTo[0] ?? '',
        phone,
        others.join(', '),
        paymentOf(order, shop),
        [...(line.answers ?? []), ...order.note].join(' '),
        order.toLookAt.join(' '),
      ];
    }),
  );
  const cell = (text: string) =>
    `"${text.replaceAll(/(^|[,;|\t\r\n"'])([\s"']*[-+=@＝＋－＠])/g, "$1'$2").replaceAll('"', '""')}"`;
  const lines = [Object.values(columns), ...rows].map((row) => row.map(cell).join(separator));
  // Excel takes a file without this sign for one in letters of its own.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** The phone number of an address, which is the last of its lines without letters, and the lines besides it and the name. */
function addressOf({ shipTo }: CheckedOrder) {
  const [, ...lines] = shipTo;
  const phone = lines.findLast((line) => /^\+?[\d\s()./-]{7,}$/.test(plainText(line))) ?? '';
  return { phone, others: lines.filter((line) => line !== phone) };
}
