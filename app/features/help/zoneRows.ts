import { capital } from '#catalogue/capital.ts';
import { formatPrice } from '#say/sayPrice.ts';
import { keyOfWay } from '#ordering/payments.ts';
import { categories, offers, payments as allWays, zones } from '#shop/settings';
import { free } from '#strings/cart';
import { diets, tags } from '#strings/products';
import * as strings from '#strings/textPages';

const sayFree = offers ? strings.freeFromBeforeOffers : strings.freeFrom;

/** What the software calls tags and diets, by what an owner writes in `without`. */
const named = new Map(
  Object.entries({ ...tags, ...diets }).map(([own, said]) => [own.toLowerCase(), said]),
);

const wayOf = (key: string) => allWays.find((way) => keyOfWay(way) === key)?.name ?? key;

/** Each zone with what sending there costs, how it is paid, and what is not sent there (SPEC 15.6). */
export const zoneRows = (zones ?? []).map((zone) => {
  const { name, charge, freeFrom, days, payments, without } = zone;
  const nameOf = (what: string) =>
    categories?.find(({ slug }) => slug === what)?.name ?? named.get(what.toLowerCase()) ?? what;
  const costs = [
    charge === 0 ? free : formatPrice(charge),
    charge > 0 && freeFrom && sayFree(formatPrice(freeFrom)),
  ];
  const said = [
    costs.filter(Boolean).join(' · '),
    days && strings.takesDays(days),
    payments && strings.paidBy(payments.map(wayOf).join(', ')),
    without && strings.notSentThere(without.map(nameOf).join(', ')),
  ];
  return [
    name || strings.elsewhere,
    said.flatMap((line) => (line ? capital(line) : [])).join('\n'),
  ] as const;
});
