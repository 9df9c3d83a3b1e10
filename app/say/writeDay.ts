/** A day such as `2026-11-24` as people read it: 24 November 2026; `full` with the day of the week. */
export function writeDay(
  day: string | Date,
  language: string,
  dateStyle: 'long' | 'full' = 'long',
): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' });
  return format.format(new Date(day));
}
