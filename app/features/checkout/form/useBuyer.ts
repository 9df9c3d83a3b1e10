import { useCallback, useReducer, useState } from 'react';
import type { Buyer } from '#ordering/buyer.ts';
import { checkoutDraft, typedText } from '#storage/formDraft.ts';
import { storedAddress } from '#storage/storedAddress.ts';
import { storedCart } from '#storage/storedCart.ts';
import { destinationOf } from '#features/shared/destinationOf.ts';
import { orderTyped, paymentOf, regionOf } from './choices.ts';
import { readBuyer } from './typedFields.ts';
import { refuseNowhere } from './refuseNowhere.ts';
import { sayShown } from './shownTotal.ts';

/**
 * What of the form counts before it is sent: where it goes, with the key of the region, and the key of the way
 * to pay, since they cost something.
 * `restore` is the form's `ref`: it gives the fields what was typed before, or the remembered address.
 */
export function useBuyer() {
  const [payment, setPayment] = useState('');
  const [where, setWhere] = useState(whereIn(new FormData()));
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
      const address = storedAddress.read();
      const wanted = checkoutDraft.valueOf('region') || (address?.region ?? '');
      const payment = checkoutDraft.valueOf('payment') ?? '';
      const stop = checkoutDraft.keep(form, address && fieldsOf(address));
      if (regionOf(wanted) === '') setLostRegion(wanted);
      if (paymentOf(payment) === '') setLostPayment(payment);
      setKept(address !== undefined);
      const typed = new FormData(form);
      if (import.meta.env.HAS_ZONES) refuseNowhere(form);
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

const whereIn = (typed: FormData) => ({
  country: typedText(typed, 'country'),
  postcode: typedText(typed, 'postcode'),
  region: typedText(typed, 'region'),
});

/** What is chosen, by its names; nothing where nobody is asked. */
const choiceOf = (where: Pick<Buyer, 'country' | 'postcode' | 'region'>, payment: string) =>
  import.meta.env.ASKS_BUYER
    ? {
        to: destinationOf({ ...where, region: regionOf(where.region) }),
        payment: paymentOf(payment),
      }
    : {};

/** An address as fields of the form, in which it is remembered. */
const fieldsOf = (address: Buyer) =>
  Object.entries({ ...address, remember: 'on' }).map(([name, value]) => ({
    name,
    value,
    checked: true,
  }));
