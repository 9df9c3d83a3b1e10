import { firstDayOf, isOrderable } from '#catalogue/availability.ts';
import type { Product } from '#catalogue/product.ts';
import { type Asked, dayAskedOf } from './asks.ts';
import { type Calendar, type Days, addWork, workingDay } from './calendar.ts';
import { dayAfter, dayOn } from './day.ts';
import { type Zone, isSentTo } from './zone.ts';
import type { Sent } from './sending.ts';

/** @public How long an order is prepared, and on its way where a zone does not say it. */
export type Delivery = { readonly processing: Days; readonly shipping: Days };

/** What of a shop decides on days. */
export type DayRules = {
  readonly calendar: Calendar | undefined;
  readonly delivery: Delivery | undefined;
};

/** The first and the last day on which something is likely to arrive, and whether that depends on where it goes. */
export type Arrival = {
  readonly first: string;
  readonly last: string;
  readonly isByPlace?: boolean;
};

type Sold = Pick<Product, 'availability' | 'processing' | 'labels'> & Asked;

type ZoneOfDays = Pick<Zone, 'days' | 'without'>;

const none = { least: 0, most: 0 };
/** Of a shop that says nothing of where it sends. */
const everywhere: readonly ZoneOfDays[] = [{}];

/**
 * When a product that is ordered now is likely to arrive, in the nearest of these zones and in the farthest: only days
 * of work count (SPEC 7.12). What comes on a later day is prepared from then on, and what is asked for on a later day
 * comes on that. Nothing for what is out of stock, and for what goes to none of them.
 *
 * @param now on the clock of the shop (`clockOf`)
 */
export function arrivalOf(
  product: Sold,
  { calendar = {}, delivery }: DayRules,
  now: string,
  zones: readonly ZoneOfDays[] = everywhere,
): Arrival | undefined {
  const ways = zones
    .filter((zone) => isSentTo(zone, product))
    .map(({ days }) => days ?? delivery?.shipping ?? none);
  if (!isOrderable(product) || ways.length === 0) return undefined;
  const processing = product.processing ?? delivery?.processing ?? none;
  const start = startOf(product, calendar, now);
  const after = (count: number, days: number) =>
    addWork(workingDay(addWork(start, count, calendar), calendar), days, calendar);
  const first = after(processing.least, Math.min(...ways.map(({ least }) => least)));
  const last = after(processing.most, Math.max(...ways.map(({ most }) => most)));
  const day = dayAskedOf(product) ?? '';
  if (day > first) return { first: day, last: day };
  const isByPlace = ways.some(
    ({ least, most }) => least !== ways[0]?.least || most !== ways[0]?.most,
  );
  return { first, last, ...(isByPlace && { isByPlace }) };
}

export const latestOf = (days: readonly string[]): string =>
  days.reduce((one, other) => (one > other ? one : other));

/** The day from which an order of now is prepared: after the closing time, the next day of work. */
function startOf({ availability }: Sold, calendar: Calendar, now: string): string {
  const { closes } = calendar;
  const today = dayOn(now);
  const later = firstDayOf(availability) ?? '';
  if (later > today) return closes ? workingDay(later, calendar) : later;
  if (!closes) return today;
  const isLate = now.slice(today.length + 1) >= closes;
  return workingDay(isLate ? dayAfter(today) : today, calendar);
}

type Ordered = Pick<Sent, 'isNowhere' | 'notSent'> & {
  readonly zones?: readonly ZoneOfDays[] | undefined;
  readonly lines: readonly { readonly product: Sold }[];
  readonly day?: string | undefined;
  readonly unfit?: readonly { readonly problem?: object | undefined }[] | undefined;
};

/** When an order arrives: on the day that was asked for, else with the slowest of its lines. Nothing where it cannot. */
export function arrivalOfOrder(
  rules: DayRules,
  { lines, zones = everywhere, day, isNowhere, notSent, unfit = [] }: Ordered,
  now: string,
): Arrival | undefined {
  if (isNowhere || notSent.length > 0 || unfit.some(({ problem }) => problem)) return undefined;
  if (day !== undefined) return { first: day, last: day };
  const own = zones.filter((zone) => lines.every(({ product }) => isSentTo(zone, product)));
  const each = lines.flatMap(({ product }) => arrivalOf(product, rules, now, own) ?? []);
  if (!rules.delivery || each.length === 0) return undefined;
  return {
    first: latestOf(each.map(({ first }) => first)),
    last: latestOf(each.map(({ last }) => last)),
    ...(each.some(({ isByPlace }) => isByPlace) && { isByPlace: true }),
  };
}
