import { isOrderable } from '#catalogue/availability.ts';
import { type Product, fullName } from '#catalogue/product.ts';
import { answered, unanswered } from '#ordering/asks.ts';
import { type Buyer, shipTo } from '#ordering/buyer.ts';
import { lineTotal, mostOf } from '#ordering/cart.ts';
import { type MinorUnits, writePrice } from '#ordering/money.ts';
import { offering } from '#ordering/offers.ts';
import { type Order, orderOf } from '#ordering/order.ts';
import type { LinkedLine, LinkedOrder } from '#ordering/orderLink.ts';
import { entryKeyOf } from '#ordering/payments.ts';
import { isPostcode, statesOf } from '#ordering/place.ts';
import { plainCode } from '#ordering/plainField.ts';
import type { ShopRules } from '#ordering/shopRules.ts';
import { sendingTo } from '#ordering/sending.ts';
import { writeDay } from '#say/writeDay.ts';
import * as strings from '#strings/ownersOrders';
import type { OrdersShop } from './ordersShop.ts';

type SlipLine = Pick<LinkedLine, 'id' | 'quantity'> & {
  /** Missing where the shop has it no longer. */
  readonly product: Product | undefined;
  readonly name: string;
  readonly answers: readonly string[];
  readonly sum: MinorUnits;
};

/** An order as the shop of today reckons it, and what an owner has to look at, a sentence each (SPEC 15.31). */
export type Slip = Pick<LinkedOrder, 'reference' | 'time' | 'language' | 'buyer'> & {
  readonly lines: readonly SlipLine[];
  readonly order: Order;
  readonly shipTo: readonly string[];
  readonly toLookAt: readonly string[];
};

export function reckonOrder(linked: LinkedOrder, shop: OrdersShop, today: string): Slip {
  const { buyer, leftOut } = linked;
  const lines = linked.lines.map((line) => {
    const product = shop.products.find(({ id }) => id === line.id);
    return { ...line, product: product && answered(product, line.answers) };
  });
  const cart = lines.flatMap(({ product, quantity }) => (product ? { product, quantity } : []));
  const to = destinationOf(buyer, shop);
  const order = orderOf(rulesOf(shop), cart, { today, to, payment: buyer.payment });
  return {
    ...linked,
    lines: lines.map((line) => ({ ...line, ...sayLine(line, shop) })),
    order,
    shipTo: leftOut === 'nothing' ? addressOf(buyer, shop) : [strings.inMessage],
    toLookAt: [
      ...lines.flatMap((line) => lookAtLine(line, leftOut)),
      ...order.notSent.map((product) => strings.notSent(fullName(product))),
      ...(order.isNowhere ? [strings.nowhere] : []),
      ...(order.payment && entryKeyOf(order.payment) !== buyer.payment
        ? [strings.otherWay({ way: buyer.payment, other: order.payment.name })]
        : []),
      ...lookAtTotal(linked, lines, order.total, shop),
    ],
  };
}

export const sayAmount = (amount: MinorUnits, { priceFormat }: OrdersShop) =>
  `${amount < 0 ? '−' : ''}${writePrice(Math.abs(amount), priceFormat)}`;

type Line = LinkedLine & { readonly product: Product | undefined };

const nameOf = ({ product, id }: Line) => (product ? fullName(product) : strings.productNumber(id));

function sayLine(line: Line, shop: OrdersShop) {
  const { product, answers = {} } = line;
  const answersOf = Object.entries(answers).map(([key, answer]) => {
    const { name = key, choices = [] } = product?.asks?.find((ask) => ask.key === key) ?? {};
    const chosen = choices.find((choice) => choice.key === answer)?.name;
    return `${name}: ${chosen ?? sayDay(answer, shop)}`;
  });
  const sum = product && isOrderable(product) ? lineTotal({ ...line, product }) : 0;
  return { name: nameOf(line), answers: answersOf, sum };
}

/** A day such as `2026-11-30` as people read it, and any other text as it is. */
function sayDay(text: string, { tag }: OrdersShop): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? writeDay(text, tag, 'full') : text;
}

function lookAtLine(line: Line, leftOut: LinkedOrder['leftOut']): readonly string[] {
  const { product, quantity, answers = {} } = line;
  const name = nameOf(line);
  if (!product) return [strings.gone(name)];
  const least = mostOf(product);
  const asked = Object.entries(product.answers ?? {});
  const extra = Object.entries(answers).filter(([key]) => !asked.some(([own]) => own === key));
  return [
    ...(isOrderable(product) ? [] : [strings.outOfStock(name)]),
    ...(quantity > least ? [strings.fewer({ product: name, count: least })] : []),
    ...(leftOut === 'answers' ? [] : unanswered(product)).map((ask) =>
      strings.notAnswered({ product: name, question: ask.name }),
    ),
    ...extra.map(([key, answer]) =>
      strings.notAsked({ product: name, answer: `${key}: ${answer}` }),
    ),
  ];
}

/** That today's total is not the one that the shopper saw, and the first price that is another one. */
function lookAtTotal(
  linked: LinkedOrder,
  lines: readonly Line[],
  now: MinorUnits,
  shop: OrdersShop,
): readonly string[] {
  if (linked.total === now) return [];
  const [seen, total] = [sayAmount(linked.total, shop), sayAmount(now, shop)];
  const changed = lines.find(({ price, product }) => product && price && price !== product.price);
  if (!changed) return [strings.theySaw({ seen, total })];
  const price = sayAmount(changed.price, shop);
  return [strings.theySawPrice({ seen, total, product: nameOf(changed), price })];
}

const placeIn = ({ country }: Buyer, { places }: OrdersShop) =>
  places.find((place) => place.country === country) ?? places[0];

function destinationOf(buyer: Buyer, shop: OrdersShop) {
  const { country, postcode, region } = buyer;
  const place = placeIn(buyer, shop);
  if (!place) return {};
  return {
    country: country || place.country,
    postcode: isPostcode(postcode, place) ? plainCode(postcode).toUpperCase() : '',
    states: shop.regions.includes(region) ? [region] : statesOf(postcode, place, shop.regions),
  };
}

function addressOf(buyer: Buyer, shop: OrdersShop): readonly string[] {
  const texts = Object.entries(buyer).map(([field, text]) => [field, sayDay(text, shop)]);
  return shipTo(Object.fromEntries(texts) as Buyer, placeIn(buyer, shop)?.lines ?? []);
}

function rulesOf({ tax, zones, offers, payments, priceFormat }: OrdersShop): ShopRules {
  const { smallestUnit } = priceFormat;
  return {
    smallestUnit,
    tax,
    sending: zones && sendingTo(zones),
    offering: offers && offering(offers, smallestUnit),
    payments,
    minimum: undefined,
    delivery: undefined,
    calendar: undefined,
  };
}
