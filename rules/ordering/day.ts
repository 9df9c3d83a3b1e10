/**
 * What the clock of the shop shows at a time in ms, such as `2026-11-24T10:59`.
 *
 * @param timeZone such as `Asia/Kolkata`; that of the shopper without it, and where the browser does not know it
 */
export function clockOf(time: number, timeZone?: string): string {
  const format = formatIn(timeZone);
  const [month, day, year = '', hour, minute] = format.format(time).match(/\d+/g) ?? [];
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const options = { ...parts, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en', { timeZone, ...options });
  } catch {
    // An older browser may not know its name: the shopper’s own clock is mostly the same.
    return new Intl.DateTimeFormat('en', options);
  }
}

/** The day of such a clock, as in `2026-11-24`. */
export const dayOn = (clock: string): string => clock.slice(0, 10);

/** So many days after a day, or before it. */
export const dayAfter = (day: string, count = 1): string =>
  dayOn(new Date(Date.parse(day) + count * 86_400_000).toISOString());

/** The day of a time in ms, as in `2026-11-24`, where the shopper is. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const written = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return written.map((part) => String(part).padStart(2, '0')).join('-');
}
