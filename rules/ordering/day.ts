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

/**
 * What the clock of the shop shows at a time in ms, in the fields of UTC: there no hour is missing or twice.
 *
 * @param timeZone such as `Asia/Kolkata`; without it, that of the shopper
 */
export function clockOf(time: number, timeZone?: string): Date {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const [month, day, year, hour, minute] = format.format(time).match(/\d+/g) ?? [];
  return new Date(`${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}Z`);
}

/** The day of such a clock, as in `2026-11-24`. */
export const dayOn = (clock: Date): string => clock.toISOString().slice(0, 10);

/** The day of a time in ms, as in `2026-11-24`, where the shopper is. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const written = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return written.map((part) => String(part).padStart(2, '0')).join('-');
}
