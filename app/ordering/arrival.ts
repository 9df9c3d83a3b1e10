import { firstDayOf, isOrderable } from '#catalogue/availability.ts';
import { type Holiday, isClosed } from './holiday.ts';
import { dayOf, weekdays } from './day.ts';
import type { Product } from '#catalogue/product.ts';

/** How many days of work something takes. */
export type Days = { readonly least: number; readonly most: number };

/** What an owner says of the way of an order. */
type Delivery = {
  readonly processing: Days;
  readonly shipping: Days;
  readonly rests?: readonly string[] | undefined;
  readonly closed?: readonly string[] | undefined;
};

/**
 * The first and the last day on which a product that is ordered today is likely to arrive: days on which the
 * shop rests, and its holiday, count neither as days of processing nor of shipping (SPEC 7.12, 15.23). What
 * comes on a later day is processed from then on. Nothing for what is out of stock.
 *
 * @param today any time of the day, in the shopper's time zone
 * @param holiday of the shop
 */
export function arrivalOf(
  product: Pick<Product, 'availability'>,
  { processing, shipping, rests = [], closed: restDays = [] }: Delivery,
  today: Date,
  holiday?: Holiday,
): { readonly first: Date; readonly last: Date } | undefined {
  if (!isOrderable(product)) return undefined;
  const later = firstDayOf(product.availability);
  // At the shopper's midnight.
  const start = later ? new Date(`${later}T00:00`) : today;
  // `getDay` counts from Sunday, the list from Monday.
  const isWorking = (date: Date) =>
    !rests.includes(weekdays[(date.getDay() + 6) % 7] ?? '') &&
    !restDays.includes(dayOf(date.getTime()));
  const after = (count: number) => {
    const date = new Date(Math.max(start.getTime(), today.getTime()));
    for (let left = count; left > 0;) {
      date.setDate(date.getDate() + 1);
      // A holiday may be long: its days are not gone through.
      if (import.meta.env.CLOSED && holiday && isClosed(dayOf(date.getTime()), holiday)) {
        date.setTime(new Date(`${holiday.to}T00:00`).getTime());
      } else if (isWorking(date)) left -= 1;
    }
    return date;
  };
  return {
    first: after(processing.least + shipping.least),
    last: after(processing.most + shipping.most),
  };
}
