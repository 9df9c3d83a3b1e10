import { type MinorUnits, writePrice } from '#ordering/money.ts';
import { offering } from '#ordering/offers.ts';
import { orderOf } from '#ordering/order.ts';
import { type Payment, keyOfWay } from '#ordering/payments.ts';
import type { ShopRules } from '#ordering/shopRules.ts';
import type { Zone } from '#ordering/zone.ts';
import { sendingTo } from '#ordering/zones.ts';
import * as strings from '#strings/ownersOrders';
import { isoDayOf } from './orderDay.ts';
import type { OrdersShop } from './ordersShop.ts';
import { possibleZones } from './orderZone.ts';
import type { OrderedLine, ReadOrder } from './orderLine.ts';

/** What an owner has to look at in an order, a sentence each, and where it goes. */
export type CheckedOrder = ReadOrder & {
  readonly toLookAt: readonly string[];
  /** As in `2026-11-26`; empty where the text does not say it. */
  readonly isoDay: string;
  readonly zone: Zone | undefined;
};

/**
 * Checks an order against itself and against the shop (SPEC 15.31). Of what is wrong with its amounts one sentence
 * is said, the most serious: what follows from it would only be said again.
 */
export function checkOrder(order: ReadOrder, shop: OrdersShop): CheckedOrder {
  const { unread, twin, isPart } = order;
  const isoDay = isoDayOf(order.day, order.language?.tag ?? '');
  const { zone, wrong } = compareWithShop(order, shop, isoDay);
  const count = unread.length;
  return {
    ...order,
    isoDay,
    zone,
    toLookAt: [
      twin && (twin === 'later' ? strings.later : strings.earlier),
      isPart && strings.notComplete,
      count > 0 && strings.notRead({ count, lines: unread.join(' / ') }),
      addUp(order, shop) ?? compareLines(order, shop) ?? wrong,
    ].filter((sentence) => typeof sentence === 'string'),
  };
}

const sumOf = (amounts: readonly MinorUnits[]) => amounts.reduce((all, each) => all + each, 0);

/** An amount as the page writes it. */
export const sayAmount = (amount: MinorUnits, { languages: [first] }: OrdersShop) =>
  first ? `${amount < 0 ? '−' : ''}${writePrice(Math.abs(amount), first.priceFormat)}` : '';

export const findSold = ({ products }: OrdersShop, sku: string) =>
  products.find((product) => product.sku === sku);

/** What of an order's own amounts does not add up. A short text has neither a sum of each line nor a total. */
function addUp({ lines, sums, paid, isPart }: ReadOrder, shop: OrdersShop): string | undefined {
  if (isPart && paid === undefined) return undefined;
  const say = (amount: MinorUnits) => sayAmount(amount, shop);
  const [subtotal, ...rest] = sums;
  const total = rest.pop();
  const written = lines.flatMap(({ sum }) => sum ?? []);
  if (paid === undefined || (written.length > 0 && !total)) return strings.noTotal;
  if (!subtotal || !total || written.length === 0) return undefined;
  const goods = sumOf(written);
  if (written.length === lines.length && goods !== subtotal.amount)
    return strings.wrongSubtotal({ sum: say(goods), written: say(subtotal.amount) });
  const isAdded = (term: string) => !shop.tax?.isIncluded || !isTax(term, shop);
  const extras = rest.filter(({ term }) => isAdded(term)).map(({ amount }) => amount);
  const sum = subtotal.amount + sumOf(extras);
  if (sum !== total.amount)
    return strings.wrongTotal({ sum: say(sum), written: say(total.amount) });
  if (total.amount !== paid)
    return strings.wrongPayment({ total: say(total.amount), written: say(paid) });
  return undefined;
}

const isTax = (term: string, { languages }: OrdersShop) =>
  term.includes('%') && languages.some(({ tax }) => term.includes(tax));

/** What of an order's lines the shop has not, or has otherwise. */
function compareLines(order: ReadOrder, shop: OrdersShop): string | undefined {
  const unknown = order.lines.find(({ sku }) => !findSold(shop, sku));
  if (unknown) return strings.unknownProduct(unknown.sku);
  const linked = order.link?.map(({ id, quantity }) => {
    const sku = shop.products.find((product) => product.id === id)?.sku ?? `#${id}`;
    return `${quantity} × ${sku}`;
  });
  const said = order.lines.map(({ quantity, sku }) => `${quantity} × ${sku}`);
  if (linked && String(linked.toSorted()) !== String(said.toSorted()))
    return strings.wrongLink(linked.join(', '));
  const wrong = order.lines.map((line) => compareLine(line, order, shop));
  return wrong.find((sentence) => sentence !== undefined);
}

/** What a piece costs today, with what was answered of it. */
export function priceOf(
  { sku, answers = [] }: OrderedLine,
  { language }: Pick<ReadOrder, 'language'>,
  shop: OrdersShop,
): MinorUnits {
  const { id = 0, price = 0 } = findSold(shop, sku) ?? {};
  const costs = (language?.asks[id] ?? []).flatMap(({ name, choices = [] }) =>
    choices
      .filter((choice) => answers.includes(`${name}: ${choice.name}`))
      .map((choice) => choice.price ?? 0),
  );
  return price + sumOf(costs);
}

function compareLine(line: OrderedLine, order: ReadOrder, shop: OrdersShop): string | undefined {
  const { sku, name, quantity, sum } = line;
  const { id = 0 } = findSold(shop, sku) ?? {};
  const price = priceOf(line, order, shop);
  const names = shop.languages.map(({ products }) => plainName(products[id] ?? ''));
  if (name !== undefined && !names.includes(plainName(name)))
    return strings.wrongName({ sku, name: names[0] ?? '', written: name });
  if (sum === undefined || sum === price * quantity) return undefined;
  return strings.wrongPrice({
    quantity,
    sku,
    sum: sayAmount(price * quantity, shop),
    written: sayAmount(sum, shop),
    day: order.day || strings.unknownDay,
  });
}

/** A name as a text has it: in one line, and without signs that nobody sees. */
const plainName = (name: string) => name.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();

/** How an order is paid, if the shop has that; it is called otherwise in each language. */
export function wayOf({ payment, language }: ReadOrder, { payments }: OrdersShop) {
  const key = language?.payments.find(({ name }) => name === payment)?.key;
  return payments.find((way) => keyOfWay(way) === key);
}

/** What the shop would want for these lines today, sent to the same zone and paid in the same way. */
function compareWithShop(order: ReadOrder, shop: OrdersShop, isoDay: string) {
  const { paid, day } = order;
  const way = wayOf(order, shop);
  const cart = order.lines.flatMap((line) => {
    const product = findSold(shop, line.sku);
    const price = priceOf(line, order, shop);
    return product
      ? { product: { ...product, price, image: noPicture }, quantity: line.quantity }
      : [];
  });
  const totals = possibleZones(order, shop).map((zone) => {
    const rules = rulesIn(zone, way, shop);
    return {
      zone,
      total: orderOf(rules, cart, { today: isoDay, payment: way ? keyOfWay(way) : '' }).total,
    };
  });
  const [first, ...others] = totals;
  const same = totals.find(({ total }) => total === paid);
  const zone = same ? same.zone : others.length === 0 ? first?.zone : undefined;
  if (same || !first || paid === undefined) return { zone, wrong: undefined };
  const [total, written] = [sayAmount(first.total, shop), sayAmount(paid, shop)];
  return { zone, wrong: strings.wrongForShop({ total, written, day: day || strings.unknownDay }) };
}

const noPicture = { name: '', stamp: '', width: 1, height: 1 };

/** The rules of a shop that sends everything to this zone, and has no other way to pay. */
function rulesIn(zone: Zone | undefined, way: Payment | undefined, shop: OrdersShop): ShopRules {
  const { tax, offers, languages } = shop;
  const { smallestUnit = 1 } = languages[0]?.priceFormat ?? {};
  const everywhere = { postcodes: undefined, states: undefined, countries: undefined };
  return {
    smallestUnit,
    tax,
    sending: zone && sendingTo([{ ...zone, ...everywhere }]),
    offering: offers && offering(offers, smallestUnit),
    payments: way ? [way] : [],
    minimum: undefined,
    delivery: undefined,
    calendar: undefined,
  };
}
