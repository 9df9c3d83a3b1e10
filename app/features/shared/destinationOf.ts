import { plainCode } from '#ordering/plainField.ts';
import { type Place, isPostcode, statesOf } from '#ordering/place.ts';
import type { Destination } from '#ordering/zones.ts';
import { places } from '#shop/places';
import { regions } from '#shop/settings';

/** What addresses are like in a country; in the shop's own, until one is chosen. */
export function placeIn(country: string): Place {
  const [own] = places;
  if (!import.meta.env.HAS_ZONES) return own;
  return places.find((place) => place.country === country) ?? own;
}

/** Whether a parcel's label in the shop's country has a part, such as `{postcode}`, before another one. */
export function isBefore(part: string, other: string): boolean {
  const label = places[0].lines.join();
  return label.indexOf(part) < label.indexOf(other);
}

/** What the fields of a form say of where an order goes; its region is a name. A postcode counts when it is complete. */
export function destinationOf(typed: {
  readonly [Field in 'country' | 'postcode' | 'region']?: string | undefined;
}): Destination {
  if (!import.meta.env.HAS_ZONES) return {};
  const { country = '', region = '', postcode = '' } = typed;
  const place = placeIn(country);
  const states = region === '' ? statesOf(postcode, place, regions.list) : [region];
  return {
    country,
    postcode: isPostcode(postcode, place) ? plainCode(postcode).toUpperCase() : '',
    states: states.filter(Boolean),
  };
}
