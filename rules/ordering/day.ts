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

/** The day of a time in ms, as in `2026-11-24`, where the shopper is. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const written = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return written.map((part) => String(part).padStart(2, '0')).join('-');
}
