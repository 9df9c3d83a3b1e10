import { firstDayOf, isOrderable } from '#catalogue/availability.ts';
import { type Holiday, isClosed } from './holiday.ts';
import { dayOf, weekdays } from './day.ts';
import type { Delivery } from './delivery.ts';
import type { Order } from './order.ts';
import type { ShopRules } from './shopRules.ts';
import type { Product } from '#catalogue/product.ts';

/** The first and the last day on which something is likely to arrive. */
export type Arrival = { readonly first: Date; readonly last: Date };

/**
 * When a product that is ordered now is likely to arrive: days on which the shop rests, and its holiday, count
 * neither as days of processing nor of shipping, and nothing leaves on them (SPEC 7.12, 15.23). What comes on a
 * later day is processed from then on. Nothing for what is out of stock.
 *
 * @param now in the shopper's time zone
 * @param holiday of the shop
 */
export function arrivalOf(
  product: Pick<Product, 'availability' | 'delivery'>,
  ofShop: Delivery,
  now: Date,
  holiday?: Holiday,
): Arrival | undefined {
  if (!isOrderable(product)) return undefined;
  const { processing = ofShop.processing, shipping = ofShop.shipping } = product.delivery ?? {};
  const way = { ...ofShop, ...product.delivery, holiday };
  const later = firstDayOf(product.availability);
  // At the shopper's midnight.
  const ready = new Date(Math.max(later ? new Date(`${later}T00:00`).getTime() : 0, now.getTime()));
  const start = closingAfter(ready, way);
  const after = (count: number, days: number) =>
    addWork(nextSending(addWork(start, count, way), way), days, way);
  return {
    first: after(processing.least, shipping.least),
    last: after(processing.most, shipping.most),
  };
}

/** When an order arrives: with the slowest of its lines. Nothing for an empty one, and where the shop does not reckon it. */
export function arrivalOfOrder(
  { delivery, closed }: Pick<ShopRules, 'delivery' | 'closed'>,
  { lines, zone }: Pick<Order, 'lines' | 'zone'>,
  now: Date,
): Arrival | undefined {
  if (!delivery) return undefined;
  const there = zone?.days ? { ...delivery, shipping: zone.days } : delivery;
  const each = lines.flatMap(({ product }) => arrivalOf(product, there, now, closed) ?? []);
  const latest = (day: keyof Arrival) =>
    new Date(Math.max(...each.map((arrival) => arrival[day].getTime())));
  return each.length === 0 ? undefined : { first: latest('first'), last: latest('last') };
}

// `getDay` counts from Sunday, the list from Monday.
const weekdayOf = (date: Date) => weekdays[(date.getDay() + 6) % 7] ?? '';

type Way = Pick<Delivery, 'sends' | 'closes' | 'rests' | 'closed'> & {
  readonly holiday: Holiday | undefined;
};

const isInHoliday = (date: Date, { holiday }: Way) =>
  holiday !== undefined && isClosed(dayOf(date.getTime()), holiday);

function isWorking(date: Date, way: Way): boolean {
  const { rests = [], closed = [] } = way;
  const isOff = rests.includes(weekdayOf(date)) || closed.includes(dayOf(date.getTime()));
  return !isOff && !isInHoliday(date, way);
}

/** Goes on by a day. A holiday may be long: its days are not gone through. */
function goOn(date: Date, way: Way): void {
  date.setDate(date.getDate() + 1);
  if (isInHoliday(date, way)) date.setTime(new Date(`${way.holiday?.to}T00:00`).getTime());
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
  const { sends } = way;
  const date = new Date(ready);
  const leaves = () => !sends || (sends.includes(weekdayOf(date)) && isWorking(date, way));
  for (let tries = 0; tries < 366 && !leaves(); tries += 1) goOn(date, way);
  return date;
}

/** The first closing time from now on; the time itself where there is none. */
function closingAfter(now: Date, { closes }: Way): Date {
  if (!closes) return now;
  const [hours = 0, minutes = 0] = closes.match(/\d+/g)?.map(Number) ?? [];
  const date = new Date(now);
  date.setHours(hours, minutes, 0, 0);
  const isIt = () => date >= now && closes.startsWith(weekdayOf(date));
  for (let tries = 0; tries < 8 && !isIt(); tries += 1) date.setDate(date.getDate() + 1);
  return date;
}
