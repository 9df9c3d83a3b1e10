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
