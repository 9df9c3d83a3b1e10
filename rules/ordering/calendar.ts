import { dayAfter } from './day.ts';

/** @public Also read by the reader. The days of the week, as an owner writes them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** How many days of work something takes. */
export type Days = { readonly least: number; readonly most: number };

/** A day off, or the first and the last one; during one that has a line, each page says it. */
export type DaysOff = {
  readonly from: string;
  readonly to?: string | undefined;
  readonly text?: string | undefined;
};

/** When a shop works (SPEC 7.12); days are written as in `2026-11-24`. */
export type Calendar = {
  /** Days of the week on which it rests. */
  readonly rests?: readonly string[] | undefined;
  readonly closed?: readonly DaysOff[] | undefined;
  /** On which it works all the same. */
  readonly open?: readonly string[] | undefined;
  /** The time of a day, such as `11:00`, until which an order is for that day. */
  readonly closes?: string | undefined;
};

export function isWithin(day: string, { from, to = from }: DaysOff): boolean {
  return day >= from && day <= to;
}

function isWorking(day: string, { rests = [], closed = [], open = [] }: Calendar): boolean {
  // `getUTCDay` counts from Sunday, the list from Monday.
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? '';
  const isOff = rests.includes(weekday) || closed.some((each) => isWithin(day, each));
  return !isOff || open.includes(day);
}

/** The nearest day of work, from a day on or back from it; after a hundred weeks off, the day itself. */
export function workingDay(from: string, calendar: Calendar, step: 1 | -1 = 1): string {
  for (let day = from, tries = 0; tries < 700; tries += 1, day = dayAfter(day, step))
    if (isWorking(day, calendar)) return day;
  return from;
}

/** The day after so many days of work. */
export function addWork(start: string, count: number, calendar: Calendar): string {
  let day = start;
  for (let left = count; left > 0; left -= 1) day = workingDay(dayAfter(day), calendar);
  return day;
}
