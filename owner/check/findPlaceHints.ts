import { isPostcode, statesFrom } from '#ordering/place.ts';
import { plainCode } from '#ordering/plainField.ts';
import type { Zone } from '#ordering/zone.ts';
import { type Destination, zonesAt } from '#ordering/zones.ts';
import type { Path, Problem } from '#reader/files/problem.ts';
import type { YamlFile } from '#reader/files/yamlFile.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';
import { rangeIn } from '#reader/kinds/postcodes.ts';
import { type KnownCountry, placeOf } from '#reader/read/readCountry.ts';
import { keyOf, zonesOf } from '#reader/read/zones.ts';

/** Zones whose places an earlier one has, and beginnings that no postcode has, or that lack a digit (SPEC 14.3). */
export function findPlaceHints(
  settings: Settings,
  country: KnownCountry,
  file: YamlFile,
): readonly Problem[] {
  const zones = zonesOf(settings, settings) ?? [];
  return zones.flatMap((zone, index) => {
    const report = (path: Path, message: string | undefined) =>
      message === undefined ? [] : [file.problem(['shipping', 'zones', index, ...path], message)];
    const isAtHome = zone.countries?.every((code) => code === country.code) ?? true;
    const written = (isAtHome && settings.shipping?.zones[index]?.postcodes) || [];
    return [
      ...report(['name'], sayHidden(zone, zones, placesOf(zone, settings, country))),
      ...findWrongStarts(written, settings, country).flatMap(([at, message]) =>
        report(['postcodes', at], message),
      ),
    ];
  });
}

/** What of a zone is in an earlier one, so that no order for it is ever in this. */
function sayHidden({ name }: Zone, zones: readonly Zone[], places: readonly Destination[]) {
  const found = places.map((to) => ({ to, zone: zonesAt(zones, to).at(-1) }));
  const hidden = found.filter(({ zone }) => zone && zone.name !== name);
  const [first] = hidden;
  if (!first) return undefined;
  const other = first.zone?.name;
  if (hidden.length === places.length)
    return `is ${name}, and comes after ${other}, which has all of its places, so no order is ever in it: write it before that one`;
  const { postcode, states: [state] = [], country } = first.to;
  const more = hidden.length > 1 ? `, and ${hidden.length - 1} more,` : '';
  return `is ${name}, but ${postcode ?? state ?? country}${more} of its places ${hidden.length > 1 ? 'are' : 'is'} in ${other}, which comes before it: write it before that one, or remove what is in both`;
}

/** Each place that a zone names; of a postcode also its states, as far as the country's file knows them. */
function placesOf(
  { countries = [undefined], postcodes, states }: ZoneOfPlaces,
  settings: Settings,
  home: KnownCountry,
): readonly Destination[] {
  const keys = (settings.regions?.list ?? []).map(keyOf);
  const { states: known } = placeOf(home, settings, []);
  return countries.flatMap((country): readonly Destination[] => {
    if (!postcodes)
      return (states ?? ['']).map((state) => ({ country, states: state ? [state] : [] }));
    const isAtHome = country === undefined || country === home.code;
    const statesAt = (code: string) => (isAtHome ? statesFrom(code, known, keys) : []);
    return postcodes.map((postcode) => ({
      country,
      postcode,
      states: states ?? statesAt(postcode).filter(Boolean),
    }));
  });
}

type ZoneOfPlaces = Omit<Zone, 'countries'> & {
  readonly countries?: readonly (string | undefined)[] | undefined;
};

/** Beginnings that are of no postcode, and the first one that lacks a digit; only digits are looked at. */
function findWrongStarts(
  written: readonly string[],
  settings: Settings,
  country: KnownCountry,
): readonly (readonly [at: number, message: string])[] {
  const place = placeOf(country, settings, ['en']);
  const { name = 'postcode', example = '' } = place.postcode;
  const digits = plainCode(example);
  if (!/^\d+$/.test(digits)) return [];
  const isStart = (code: string) => isPostcode(code + digits.slice(code.length), place);
  const wrong = written.flatMap((start, at) => {
    if ((rangeIn(start) ?? [start]).every(isStart)) return [];
    const meant = start.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
    const advice = isStart(meant) ? `did you mean ${meant}?` : `write it as in ${example}`;
    return [[at, `is “${start}”, with which no ${name} begins: ${advice}`] as const];
  });
  const short = written.findIndex(
    (start) => /^\d+$/.test(start) && start.length === digits.length - 1,
  );
  const start = written[short];
  if (start === undefined) return wrong;
  const message = `is ${start}, which lacks a digit of a ${name}, so it has all ten that begin so: write the whole ${name}, or ${start}0-${start}9 if you mean them`;
  return [...wrong, [short, message]];
}
