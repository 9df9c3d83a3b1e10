import { plainCode } from '#ordering/plainField.ts';
import { type Place, isPostcode, plainPostcode, statesOf } from '#ordering/place.ts';
import { type Destination, zonesAt } from '#ordering/sending.ts';
import { decidedBy } from '#say/sayDestination.ts';
import { places } from '#shop/places';
import { regions, zones, zonesBy } from '#shop/settings';
import { type Typed, typedIn } from '#storage/formDraft.ts';
import { type KnownPlace, storedPlace } from '#storage/storedPlace.ts';
import { useStored } from '#storage/useStored.ts';
import { nowhere } from '#strings/cart';
import { refuse } from '#ui/refuse.ts';

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

/** Where the cart goes, as far as the shopper has said it. */
export const knownDestination = (): Destination =>
  zonesBy ? destinationOf({ ...storedPlace.read() }) : {};

/** The same for a component, once the page is hydrated. */
export const useDestination: () => Destination = zonesBy
  ? () => destinationOf({ ...useStored(storedPlace) })
  : () => ({});

/**
 * Follows where a form says that an order goes. It is remembered once the postcode is complete, whose field refuses a
 * place to which the shop does not send (SPEC 15.6).
 */
export function followPlace(form: HTMLFormElement): KnownPlace {
  const where = whereIn(typedIn(form));
  const field = form.elements.namedItem('postcode');
  const isNowhere = zones && zonesAt(zones, destinationOf(where)).length === 0;
  if (field instanceof HTMLInputElement) refuse(field, isNowhere ? nowhere(decidedBy()) : '');
  const place = placeIn(where.country);
  const postcode = plainPostcode(where.postcode, place.postcode);
  if (postcode === '' || isPostcode(postcode, place))
    storedPlace.change(() => ({ ...where, postcode }));
  return where;
}
