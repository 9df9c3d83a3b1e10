import { dayField, zonesBy } from '#shop/settings';
import { type Buyer, toBuyer } from '#ordering/buyer.ts';
import { statesOf } from '#ordering/place.ts';
import { destinationOf, placeIn, whereIn } from '#features/shared/destinationOf.ts';
import { followPlace } from '#features/shared/knownPlace.ts';
import { type Typed, checkoutDraft } from '#storage/formDraft.ts';
import { storedAddress } from '#storage/storedAddress.ts';
import { storedPlace } from '#storage/storedPlace.ts';
import { useStored } from '#storage/useStored.ts';
import { regionKeys } from './choices.ts';

/** What is typed, and what of it counts before it is sent: where it goes, and the way to pay, which cost something. */
export function useBuyer() {
  const { payment = '', ...typed } = useStored(checkoutDraft) ?? {};
  const where = whereIn(typed);
  const choice = import.meta.env.ASKS_BUYER
    ? { to: destinationOf(where), payment, day: dayField && typed[dayField.field] }
    : {};
  return { choice, where, payment };
}

/** Fills in what was typed before, what the cart knows of the place, and the remembered address; the form's `ref`. */
export function restore(form: HTMLFormElement): () => void {
  const place = zonesBy ? knownPlace() : {};
  const address = storedAddress.read();
  const stop = checkoutDraft.keep(form, {
    ...(address && { ...ofPlace(address, place), remember: 'on' }),
  });
  checkoutDraft.change(place);
  if (zonesBy && whereIn(checkoutDraft.read()).postcode) followPlace(form);
  return stop;
}

/** The place that the cart knows, and the state that follows from it. */
function knownPlace(): Typed {
  const place = storedPlace.read();
  if (!place) return {};
  const [state = '', ...others] = statesOf(place.postcode, placeIn(place.country), regionKeys);
  const known = { ...place, region: others.length > 0 ? '' : state || place.region };
  return Object.fromEntries(Object.entries(known).filter(([, text]) => text !== ''));
}

/** What of a remembered address is right elsewhere too. */
function ofPlace(address: Buyer, { postcode }: Typed): Buyer {
  if (!postcode || postcode === address.postcode) return address;
  const { name, phone, email } = address;
  return toBuyer({ name, phone, email });
}
