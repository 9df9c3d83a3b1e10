import { isPostcode, plainPostcode } from '#ordering/place.ts';
import { decidedBy } from '#ordering/sayDestination.ts';
import { type Destination, zonesAt } from '#ordering/zones.ts';
import { zones } from '#shop/settings';
import { type KnownPlace, storedPlace } from '#storage/storedPlace.ts';
import { useStored } from '#storage/useStored.ts';
import { nowhere } from '#strings/cart';
import { destinationOf, placeIn } from './destinationOf.ts';

/** Where the cart goes, as far as the shopper has said it. */
export const knownDestination = (): Destination =>
  import.meta.env.HAS_ZONES ? destinationOf({ ...storedPlace.read() }) : {};

/** The same for a component, once the page is hydrated. */
export const useDestination: () => Destination = import.meta.env.HAS_ZONES
  ? () => destinationOf({ ...useStored(storedPlace) })
  : () => ({});

/** Remembers what is said of the place, once the postcode is complete. */
export function keepPlace(where: KnownPlace): void {
  const place = placeIn(where.country);
  const postcode = plainPostcode(where.postcode, place.postcode);
  if (postcode === '' || isPostcode(postcode, place))
    storedPlace.change(() => ({ ...where, postcode }));
}

/** Fills in what is still empty in a form. */
export function fillEmpty(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value ||= value;
  }
}

/** Has the field of the postcode refuse a place to which the shop does not send (SPEC 15.6). */
export function refuseNowhere(form: HTMLFormElement, to: Destination): void {
  const field = form.elements.namedItem('postcode');
  if (field instanceof HTMLInputElement)
    field.setCustomValidity(zones && zonesAt(zones, to).length === 0 ? nowhere(decidedBy()) : '');
}
