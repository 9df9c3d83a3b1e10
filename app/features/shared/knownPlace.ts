import { isPostcode, plainPostcode } from '#ordering/place.ts';
import { decidedBy } from '#say/sayDestination.ts';
import { type Destination, zonesAt } from '#ordering/zones.ts';
import { zones, zonesBy } from '#shop/settings';
import { typedIn } from '#storage/formDraft.ts';
import { type KnownPlace, storedPlace } from '#storage/storedPlace.ts';
import { useStored } from '#storage/useStored.ts';
import { nowhere } from '#strings/cart';
import { refuse } from '#ui/refuse.ts';
import { destinationOf, placeIn, whereIn } from './destinationOf.ts';

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
