import { language, zonesBy } from '#shop/settings';
import { arrivesBetween, arrivesOn, byPlace } from '#strings/productPage';
import type { Arrival } from '#ordering/arrival.ts';
import { decidedBy } from './sayDestination.ts';

/** The first and the last day, with the year where that is another one than `today`, a day too. */
export function writeDays({ first, last }: Arrival, today: string): readonly [string, string] {
  const write = (day: string) => {
    const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : ('numeric' as const);
    // Short names of other languages are read by nobody, as दिस॰, or as something else: मंगल is Mars.
    const style = language.startsWith('en') ? 'short' : 'long';
    const format = { weekday: style, day: 'numeric', month: style, year, timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(language, format).format(new Date(day)).replace(',', '');
  };
  return [write(first), write(last)];
}

/** When something arrives, as a shopper reads it (SPEC 7.12). */
export function sayArrival(arrival: Arrival, today: string): string {
  const [first, last] = writeDays(arrival, today);
  const said = first === last ? arrivesOn(first) : arrivesBetween({ first, last });
  return zonesBy && arrival.isByPlace ? byPlace({ arrival: said, by: decidedBy() }) : said;
}
