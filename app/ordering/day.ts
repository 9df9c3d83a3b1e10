/** The days of the week, as an owner writes them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** In some languages people say the part of the day; their format has "pm" otherwise. */
const timeWithPart = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  dayPeriod: 'short',
} as const;
const usualTime = { dateStyle: 'long', timeStyle: 'short' } as const;

/** A time in ms as people read it, with its day (SPEC 18.3). */
export function writeTime(time: number, language: string): string {
  const format = import.meta.env.HAS_DAY_PERIODS ? timeWithPart : usualTime;
  return new Intl.DateTimeFormat(language, format).format(time);
}

/** The day of a time in ms, as in `2026-11-24`, where the shopper is. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const written = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return written.map((part) => String(part).padStart(2, '0')).join('-');
}
