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
  const delivery = { ...ofShop, ...product.delivery, processing, shipping };
  const later = firstDayOf(product.availability);
  // At the shopper's midnight.
  const ready = new Date(Math.max(later ? new Date(`${later}T00:00`).getTime() : 0, now.getTime()));
  const start = closingAfter(ready, delivery);
  const after = (count: number, days: number) => {
    const sent = nextSending(addWork(start, count, delivery, holiday), delivery, holiday);
    return addWork(sent, days, delivery, holiday);
  };
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

function isWorking(date: Date, { rests = [], closed = [] }: Delivery): boolean {
  return !rests.includes(weekdayOf(date)) && !closed.includes(dayOf(date.getTime()));
}

/** A holiday may be long: its days are not gone through. */
function leaveHoliday(date: Date, holiday: Holiday | undefined): boolean {
  if (!holiday || !isClosed(dayOf(date.getTime()), holiday)) return false;
  date.setTime(new Date(`${holiday.to}T00:00`).getTime());
  return true;
}

/** The day after so many days of work. */
function addWork(start: Date, count: number, delivery: Delivery, holiday?: Holiday): Date {
  const date = new Date(start);
  for (let left = count; left > 0;) {
    date.setDate(date.getDate() + 1);
    if (!leaveHoliday(date, holiday) && isWorking(date, delivery)) left -= 1;
  }
  return date;
}

/** The first day from this one on, on which parcels leave; the search ends after a year of days off. */
function nextSending(ready: Date, delivery: Delivery, holiday?: Holiday): Date {
  const { sends } = delivery;
  if (!sends) return ready;
  const date = new Date(ready);
  const leaves = () => sends.includes(weekdayOf(date)) && isWorking(date, delivery);
  for (let tries = 0; tries < 366 && (leaveHoliday(date, holiday) || !leaves()); tries += 1)
    date.setDate(date.getDate() + 1);
  return date;
}

/** The first closing time from now on; the time itself where there is none. */
function closingAfter(now: Date, { closes }: Delivery): Date {
  if (!closes) return now;
  const [weekday = '', time = ''] = closes.split(' ');
  const [hours, minutes] = time.split(':').map(Number);
  const date = new Date(now);
  date.setHours(hours ?? 0, minutes ?? 0, 0, 0);
  const ahead = weekdays.findIndex((day) => day === weekday) - ((now.getDay() + 6) % 7);
  date.setDate(date.getDate() + ((ahead + 7) % 7));
  if (date < now) date.setDate(date.getDate() + 7);
  return date;
}
