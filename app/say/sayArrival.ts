import { language } from '#shop/settings';
import { arrivesBetween, arrivesOn } from '#strings/productPage';
import type { Arrival } from '#ordering/arrival.ts';

/** The first and the last day, with the year where that is another one than `today`, on the clock of the shop. */
export function writeDays({ first, last }: Arrival, today: Date): readonly [string, string] {
  const write = (date: Date) => {
    const year =
      date.getUTCFullYear() === today.getUTCFullYear() ? undefined : ('numeric' as const);
    // Short names of other languages are read by nobody, as दिस॰, or as something else: मंगल is Mars.
    const style = language.startsWith('en') ? 'short' : 'long';
    const format = { weekday: style, day: 'numeric', month: style, year, timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(language, format).format(date).replace(',', '');
  };
  return [write(first), write(last)];
}

/** When something arrives, as a shopper reads it (SPEC 7.12). */
export function sayArrival(arrival: Arrival, today: Date): string {
  const [first, last] = writeDays(arrival, today);
  return first === last ? arrivesOn(first) : arrivesBetween({ first, last });
}
