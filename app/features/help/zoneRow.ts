import { capital } from '#catalogue/capital.ts';
import type { DayRules } from '#ordering/arrival.ts';
import { entryKeyOf } from '#ordering/payments.ts';
import type { Zone } from '#ordering/zone.ts';
import { formatPrice } from '#say/sayPrice.ts';
import { calendar, categories, delivery, offers, payments as allWays } from '#shop/settings';
import { free } from '#strings/cart';
import { diets, tags } from '#strings/products';
import * as strings from '#strings/textPages';

const sayFree = offers ? strings.freeFromBeforeOffers : strings.freeFrom;

/** What the software calls tags and diets, by what an owner writes in `without`. */
const named = new Map(
  Object.entries({ ...tags, ...diets }).map(([own, said]) => [own.toLowerCase(), said]),
);

const wayOf = (key: string) => allWays.find((way) => entryKeyOf(way) === key)?.name ?? key;
const nameOf = (what: string) =>
  categories?.find(({ slug }) => slug === what)?.name ?? named.get(what.toLowerCase()) ?? what;

/** What is said of each field of a zone but of its place: one that is forgotten does not compile. */
const sentences: {
  readonly [Field in Exclude<keyof Zone, 'name' | 'postcodes' | 'states' | 'countries'>]: (
    zone: Zone,
    rules: DayRules,
  ) => string | false | undefined;
} = {
  charge: ({ charge }) => (charge === 0 ? free : formatPrice(charge)),
  freeFrom: ({ charge, freeFrom }) =>
    charge > 0 && freeFrom !== undefined && sayFree(formatPrice(freeFrom)),
  days: sayDays,
  payments: ({ payments }) => payments && strings.paidBy(payments.map(wayOf).join(', ')),
  without: ({ without }) => without && strings.notSentThere(without.map(nameOf).join(', ')),
};

function sayDays({ days: own }: Zone, { delivery, calendar }: DayRules): string | undefined {
  const days = own ?? delivery?.shipping;
  if (!days) return undefined;
  const { least, most } = days;
  if (most > 0)
    return least === most ? strings.workingDays(most) : strings.takesDays({ least, most });
  // What is prepared for days says so among the promises.
  if (delivery && delivery.processing.most > 0) return undefined;
  return calendar?.closes ? strings.sameDayUntil(calendar.closes) : strings.sameDay;
}

/** What sending to a zone costs, how long it takes and how it is paid, and what is not sent there (SPEC 15.6). */
export function zoneRow(zone: Zone, rules: DayRules = { calendar, delivery }) {
  const [charge, freeFrom, ...others] = Object.values(sentences).map((say) => say(zone, rules));
  const costs = [charge, freeFrom].filter(Boolean).join(' · ');
  const said = [costs, ...others].flatMap((line) => (line ? capital(line) : []));
  return [zone.name || strings.elsewhere, said.join('\n')] as const;
}
