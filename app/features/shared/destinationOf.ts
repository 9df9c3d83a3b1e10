import { plainCode } from '#ordering/plainField.ts';
import { type Place, isPostcode, statesOf } from '#ordering/place.ts';
import type { Destination } from '#ordering/zones.ts';
import { places } from '#shop/places';
import { regions, zonesBy } from '#shop/settings';
import type { Typed } from '#storage/formDraft.ts';
import type { KnownPlace } from '#storage/storedPlace.ts';

/** What addresses are like in a country; in the shop's own, until one is chosen. */
export function placeIn(country: string): Place {
  const [own] = places;
  if (!zonesBy) return own;
  return places.find((place) => place.country === country) ?? own;
}

/** Whether a parcel's label in the shop's country has a part, such as `{postcode}`, before another one. */
export function isBefore(part: string, other: string): boolean {
  const label = places[0].lines.join();
  return label.indexOf(part) < label.indexOf(other);
}

/** What a form says of where an order goes; what it does not ask for is empty. */
export const whereIn = ({ country = '', postcode = '', region = '' }: Typed): KnownPlace => ({
  country,
  postcode: postcode.trim(),
  region,
});

/** Where that is. A postcode counts when it is complete, and a region when the shop has it. */
export function destinationOf(where: {
  readonly [Field in keyof KnownPlace]?: string | undefined;
}): Destination {
  if (!zonesBy) return {};
  const { country = '', region = '', postcode = '' } = where;
  const place = placeIn(country);
  const keys = regions.list.map(({ key }) => key);
  const states = keys.includes(region) ? [region] : statesOf(postcode, place, keys);
  return {
    country,
    postcode: isPostcode(postcode, place) ? plainCode(postcode).toUpperCase() : '',
    states: states.filter(Boolean),
  };
}
