import { useCallback, useReducer, useState } from 'react';
import { type Buyer, toBuyer } from '#ordering/buyer.ts';
import { checkoutDraft, typedText } from '#storage/formDraft.ts';
import { storedAddress } from '#storage/storedAddress.ts';
import { storedCart } from '#storage/storedCart.ts';
import { askAhead } from './askFirst.ts';
import { orderTyped, paymentOf, regionKeys, regionOf } from './choices.ts';
import { readBuyer } from './typedFields.ts';
import { statesOf } from '#ordering/place.ts';
import { destinationOf, placeIn, whereIn } from '#features/shared/destinationOf.ts';
import { fillEmpty, refuseNowhere } from '#features/shared/knownPlace.ts';
import { type KnownPlace, storedPlace } from '#storage/storedPlace.ts';
import { sayShown } from './shownTotal.ts';

/**
 * What of the form counts before it is sent: where it goes, with the key of the region, and the key of the way
 * to pay, since they cost something.
 * `restore` is the form's `ref`: it gives the fields what was typed before, or the remembered address.
 */
export function useBuyer() {
  const [payment, setPayment] = useState('');
  const [where, setWhere] = useState(() => whereIn(new FormData()));
  const [isKept, setKept] = useState(false);
  /** A region, remembered or chosen before, that the shop no longer has. */
  const [lostRegion, setLostRegion] = useState('');
  /** The same of a way to pay, until another one is chosen. */
  const [lostPayment, setLostPayment] = useState('');
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const follow = useCallback((typed: FormData) => {
    // Also where only the day has changed.
    showAgain();
    setPayment(typedText(typed, 'payment'));
    setWhere(whereIn(typed));
  }, []);
  const restore = useCallback(
    (form: HTMLFormElement) => {
      askAhead();
      const address = storedAddress.read();
      const place = import.meta.env.HAS_ZONES ? beginWithPlace(form) : undefined;
      const wanted = checkoutDraft.valueOf('region') || (address?.region ?? '');
      const payment = checkoutDraft.valueOf('payment') ?? '';
      const stop = checkoutDraft.keep(form, address && fieldsOf(ofPlace(address, place)));
      if (regionOf(wanted) === '') setLostRegion(wanted);
      if (paymentOf(payment) === '') setLostPayment(payment);
      setKept(address !== undefined);
      const typed = new FormData(form);
      if (import.meta.env.HAS_ZONES) refuseNowhere(form, destinationOf(whereIn(typed)));
      follow(typed);
      sayShown(form, orderTyped(storedCart.read(), readBuyer(typed), Date.now()));
      return stop;
    },
    [follow],
  );
  return {
    choice: choiceOf(where, payment),
    follow,
    fields: {
      restore,
      ...where,
      lostRegion,
      onRegion: (region: string) => setWhere((before) => ({ ...before, region })),
      onPlace: follow,
      lostPayment,
      onPayment: (chosen: string) => (setPayment(chosen), setLostPayment('')),
      isKept,
      onForgotten: () => setKept(false),
    },
  };
}

/** What is chosen, by its names; nothing where nobody is asked. */
const choiceOf = (where: KnownPlace, payment: string) =>
  import.meta.env.ASKS_BUYER ? { to: destinationOf(where), payment: paymentOf(payment) } : {};

/** Fills in the place that the cart knows, and the state that follows from it. */
function beginWithPlace(form: HTMLFormElement): KnownPlace | undefined {
  const place = storedPlace.read();
  if (!place) return undefined;
  const { country, postcode, region } = place;
  const [state = '', ...others] = statesOf(postcode, placeIn(country), regionKeys);
  fillEmpty(form, { country, postcode, region: others.length > 0 ? '' : state || region });
  return place;
}

/** What of a remembered address is right elsewhere too. */
function ofPlace(address: Buyer, place: KnownPlace | undefined): Buyer {
  if (!place?.postcode || place.postcode === address.postcode) return address;
  const { name, phone, email } = address;
  return toBuyer({ name, phone, email });
}

/** An address as fields of the form, in which it is remembered. */
const fieldsOf = (address: Buyer) =>
  Object.entries({ ...address, remember: 'on' }).map(([name, value]) => ({
    name,
    value,
    checked: true,
  }));
