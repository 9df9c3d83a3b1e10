import { firstDayOf, isOrderable } from '#catalogue/availability.ts';
import { type Asked, dayAskedOf } from './asks.ts';
import { type Holiday, isClosed } from './holiday.ts';
import { dayOn, weekdays } from './day.ts';
import type { Days, Delivery } from './delivery.ts';
import type { Order } from './order.ts';
import type { ShopRules } from './shopRules.ts';
import type { Product } from '#catalogue/product.ts';

/** The first and the last day on which something is likely to arrive, on the clock of the shop (`clockOf`). */
export type Arrival = { readonly first: Date; readonly last: Date };

type Sold = Pick<Product, 'availability' | 'delivery'> & Asked;

/**
 * When a product that is ordered now is likely to arrive: days on which the shop rests, and its holidays, count
 * neither as days of processing nor of shipping, and nothing leaves on them (SPEC 7.12, 15.23). What comes on a
 * later day is processed from then on, and what is asked for on a later day comes on that. Nothing for what is out
 * of stock.
 *
 * @param now on the clock of the shop (`clockOf`)
 * @param holiday of the shop
 */
export function arrivalOf(
  product: Sold,
  ofShop: Delivery,
  now: Date,
  holiday?: Holiday,
): Arrival | undefined {
  if (!isOrderable(product)) return undefined;
  const way = wayOf(product, ofShop, holiday);
  const { processing, shipping, hours = 0 } = way;
  const later = firstDayOf(product.availability);
  const ready = new Date(Math.max(later ? Date.parse(later) : 0, now.getTime()));
  const start = new Date(closingAfter(ready, way).getTime() + hours * 3_600_000);
  const after = (count: number, days: number) =>
    addWork(nextSending(addWork(start, count, way), way), days, way);
  const first = after(processing.least, shipping.least);
  const day = Date.parse(dayAskedOf(product) ?? '');
  return day > first.getTime()
    ? { first: new Date(day), last: new Date(day) }
    : { first, last: after(processing.most, shipping.most) };
}

/** When an order arrives: on the day that was asked for, else with the slowest of its lines. Nothing for an empty one, and where the shop does not reckon it. */
export function arrivalOfOrder(
  { delivery, closed }: Pick<ShopRules, 'delivery' | 'closed'>,
  { lines, zone, day }: Pick<Order, 'lines' | 'zone' | 'day'>,
  now: Date,
): Arrival | undefined {
  if (day !== undefined) return { first: new Date(day), last: new Date(day) };
  if (!delivery) return undefined;
  const there = deliveryTo(delivery, zone);
  const each = lines.flatMap(({ product }) => arrivalOf(product, there, now, closed) ?? []);
  const latest = (day: keyof Arrival) =>
    new Date(Math.max(...each.map((arrival) => arrival[day].getTime())));
  return each.length === 0 ? undefined : { first: latest('first'), last: latest('last') };
}

/** What an owner says of the way to a zone. */
export const deliveryTo = (ofShop: Delivery, zone: Order['zone']): Delivery => ({
  ...ofShop,
  shipping: zone?.days ?? ofShop.shipping,
  sends: zone?.sends ?? ofShop.sends,
  closes: zone?.closes ?? ofShop.closes,
});

export type Way = Omit<Delivery, 'closed'> & { readonly closed: readonly Holiday[] };

/** What decides on the days of a product, with the holidays of the shop. */
export function wayOf({ delivery: own }: Sold, ofShop: Delivery, holiday?: Holiday): Way {
  const { closed = [], ...shop } = ofShop;
  const days: { readonly processing: Days; readonly shipping: Days } = {
    processing: own?.processing ?? shop.processing,
    shipping: own?.shipping ?? shop.shipping,
  };
  return { ...shop, ...own, ...days, closed: holiday ? [...closed, holiday] : closed };
}

// `getUTCDay` counts from Sunday, the list from Monday.
const weekdayOf = (date: Date) => weekdays[(date.getUTCDay() + 6) % 7] ?? '';

const holidayOn = (date: Date, { closed }: Way) =>
  closed.find((holiday) => isClosed(dayOn(date), holiday));

/** Whether something is prepared or delivered on a day. */
export function isWorking(date: Date, way: Way): boolean {
  return !way.rests?.includes(weekdayOf(date)) && !holidayOn(date, way);
}

/** Whether parcels leave on a day. */
export const isSending = (date: Date, way: Way): boolean =>
  isWorking(date, way) && (way.sends?.includes(weekdayOf(date)) ?? true);

/** Goes on by a day. A holiday may be long: its days are not gone through. */
function goOn(date: Date, way: Way): void {
  date.setUTCDate(date.getUTCDate() + 1);
  const holiday = holidayOn(date, way);
  if (holiday) date.setTime(Date.parse(holiday.to));
}

/** The day after so many days of work. */
function addWork(start: Date, count: number, way: Way): Date {
  const date = new Date(start);
  for (let left = count; left > 0;) {
    goOn(date, way);
    if (isWorking(date, way)) left -= 1;
  }
  return date;
}

/** The first day from this one on, on which parcels leave; the search ends after a year of days off. */
function nextSending(ready: Date, way: Way): Date {
  const date = new Date(ready);
  for (let tries = 0; tries < 366 && !isSending(date, way); tries += 1) goOn(date, way);
  return date;
}

/** The first closing time from now on, without a weekday of a day of work; the time itself where there is none. */
function closingAfter(now: Date, way: Way): Date {
  const { closes } = way;
  if (!closes) return now;
  const [hours = 0, minutes = 0] = closes.match(/\d+/g)?.map(Number) ?? [];
  const date = new Date(now);
  date.setUTCHours(hours, minutes, 0, 0);
  const isOn = /^\d/.test(closes) ? isWorking : () => closes.startsWith(weekdayOf(date));
  const isIt = () => date > now && isOn(date, way);
  for (let tries = 0; tries < 400 && !isIt(); tries += 1) date.setUTCDate(date.getUTCDate() + 1);
  return date;
}
