import { useState } from 'react';
import { dayField, language, zonesBy } from '#shop/settings';
import { type Buyer, toBuyer } from '#ordering/buyer.ts';
import { destinationOf, followPlace, whereIn } from '#features/shared/place.ts';
import { type Typed, checkoutDraft } from '#storage/formDraft.ts';
import { storedAddress } from '#storage/storedAddress.ts';
import { type KnownPlace, storedPlace } from '#storage/storedPlace.ts';
import { useStored } from '#storage/useStored.ts';
import { postcodeName } from '#features/shared/placeFields.ts';
import * as strings from '#strings/checkout';
import { useAnnounced } from '#ui/useAnnounced.ts';
import { regionOf, stateAt, statesAt } from './fields.ts';

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
  const { postcode, country, region } = place;
  const isUnsure = statesAt(postcode, country).length > 1;
  const known = { ...place, region: isUnsure ? '' : stateAt(postcode, country) || region };
  return Object.fromEntries(Object.entries(known).filter(([, text]) => text !== ''));
}

/** What of a remembered address is right elsewhere too. */
function ofPlace(address: Buyer, { postcode }: Typed): Buyer {
  if (!postcode || postcode === address.postcode) return address;
  const { name, phone, email } = address;
  return toBuyer({ name, phone, email });
}

const either = new Intl.ListFormat(language, { type: 'disjunction' });

/** The state follows the postcode until somebody chooses it; of another one, it asks, and never refuses (SPEC 15.11). */
export function useStateOfPostcode(where: KnownPlace) {
  const [filledInBy, setFilledInBy] = useState<'postcode' | 'shopper'>();
  const { country, postcode, region } = where;
  const handleField = ({ name, value }: HTMLInputElement) => {
    if (name === 'region') setFilledInBy('shopper');
    if (name !== 'postcode') return;
    const isOwn = filledInBy === 'postcode' || stateAt(postcode, country) === region;
    // What the shop fills in, the shop corrects; what somebody has chosen stays.
    if (regionOf(region) !== '' && (filledInBy === 'shopper' || !isOwn)) return;
    const next = stateAt(value, country);
    if (next === '' && regionOf(region) === '') return;
    setFilledInBy(next === '' ? undefined : 'postcode');
    checkoutDraft.change({ region: next });
  };
  const states = statesAt(postcode, country);
  const sayState = () => {
    if (region !== '' && regionOf(region) === '') return strings.choiceIsGone(region);
    if (region === '' || states.length === 0 || states.includes('')) return undefined;
    const said = { postcode: postcodeName, states: either.format(states.map(regionOf)) };
    if (!states.includes(region)) return strings.postcodeIsOf(said);
    return filledInBy === 'postcode' ? strings.stateOfPostcode(postcodeName) : undefined;
  };
  const hint = sayState();
  useAnnounced(hint, true);
  return { hint, handleField };
}
