import { type Arrival, arrivalOfOrder } from '#ordering/arrival.ts';
import type { Ask } from '#ordering/asks.ts';
import type { CartLine } from '#ordering/cart.ts';
import { type Choice, type Order, orderOf } from '#ordering/order.ts';
import { offering } from '#ordering/offers.ts';
import { askingIn, possibleDays } from '#ordering/wishedDay.ts';
import type { ShopRules } from '#ordering/shopRules.ts';
import { sendingTo } from '#ordering/sending.ts';
import { asking } from '#shop/parts';
import {
  calendar,
  dayField,
  delivery,
  minimumOrder as minimum,
  offers,
  payments,
  priceFormat,
  tax,
  zones,
} from '#shop/settings';

const { smallestUnit } = priceFormat;

/** What of this shop decides on an order. The bundler leaves out what it does not have; a demonstration's cart has no ways to pay. */
const shop: ShopRules = {
  smallestUnit,
  tax,
  sending: zones && sendingTo(zones),
  offering: offers && offering(offers, smallestUnit),
  asking: asking ? askingIn({ calendar, delivery }, dayField) : undefined,
  payments: import.meta.env.TAKES_ORDERS ? payments : undefined,
  minimum,
  calendar,
  delivery,
};

/** The order of these lines in this shop. */
export const orderHere = (lines: readonly CartLine[], choice: Choice): Order =>
  orderOf(shop, lines, choice);

/** When an order arrives that is placed now, where the shop reckons it. */
export const arrivalHere = (order: Order, now: string): Arrival | undefined =>
  (delivery ?? dayField) && arrivalOfOrder(shop, order, now);

/** The days on which an order can be there, as a question asks for one. */
export const daysHere = ({ lines, zones }: Order, ask: Ask, now: string) =>
  possibleDays(shop, ask, lines, zones, now);
