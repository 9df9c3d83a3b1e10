import { entryKeyOf } from '#ordering/payments.ts';
import type { Zone } from '#ordering/zone.ts';
import { countryOf } from '#reader/kinds/phone.ts';
import { startsOf } from '#reader/kinds/postcodes.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';
import type { KnownCountry } from './readCountry.ts';
import type { ShopProduct } from './products/products.ts';

/** What decides on the zone of an order, a postcode also where states follow from it; nothing where no place does. */
export function zonesBy({ shipping }: Settings, { regions }: Pick<KnownCountry, 'regions'>) {
  const zones = shipping?.zones ?? [];
  const isKnown = Object.values(regions?.list ?? {}).some(Boolean);
  if (zones.some(({ postcodes, states }) => postcodes ?? (isKnown && states)))
    return 'postcode' as const;
  if (zones.some(({ states }) => states)) return 'region' as const;
  return zones.length > 1 || zones[0]?.countries ? ('country' as const) : undefined;
}

/** The countries that a shop sends to, its own first (SPEC 15.6). */
export function countriesOf(settings: Settings): readonly string[] {
  const zones = settings.shipping?.zones ?? [];
  const isAtHome = zones.length === 0 || zones.some(({ countries }) => !countries);
  const named = zones.flatMap(({ countries = [] }) => countries);
  const own = countryOf(settings);
  const all = isAtHome || named.includes(own) ? [own, ...named] : named;
  return [...new Set(all)];
}

/** The same with their names, in the order of these. */
export function namedCountries(settings: Settings) {
  const names = new Intl.DisplayNames(settings.language, { type: 'region' });
  const { compare } = new Intl.Collator(settings.language);
  return countriesOf(settings)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => compare(one.name, other.name));
}

/**
 * The zones as the app has them. One with postcodes or states alone is in the shop's own country; where a
 * shop sends to one country, none is asked for.
 *
 * @param original the settings in the shop's first language, in which zones name states and ways to pay
 */
export function zonesOf(settings: Settings, original: Settings): readonly Zone[] | undefined {
  const own = countryOf(original);
  const isAbroad = countriesOf(original).length > 1;
  const states = original.regions?.list ?? [];
  return settings.shipping?.zones.map((zone) => {
    const { countries = zone.postcodes || zone.states ? [own] : undefined } = zone;
    return {
      ...zone,
      postcodes: zone.postcodes?.flatMap(startsOf),
      countries: isAbroad ? countries : undefined,
      states: zone.states?.map((name) => keyIn(states, name)),
      payments: zone.payments?.map((name) => keyIn(original.payments, name)),
    };
  });
}

function keyIn(all: readonly Parameters<typeof entryKeyOf>[0][], own: string): string {
  return entryKeyOf(all.find(({ name }) => name === own) ?? { name: own });
}

/** The words of `without` that a product answers to: its category, its tag, or what one of its facts says. */
export function labelsOf({ category, tag, facts }: ShopProduct, { shipping }: Settings) {
  const words = new Set(shipping?.zones.flatMap(({ without = [] }) => without));
  const { more = [], ...others } = facts;
  const said = [category, tag, ...Object.values(others), ...more.map(({ text }) => text)];
  const own = new Set(
    said
      .join()
      .toLowerCase()
      .split(/\s*,\s*/),
  );
  const labels = [...words].filter((word) => own.has(word.toLowerCase()));
  return labels.length > 0 ? labels : undefined;
}
