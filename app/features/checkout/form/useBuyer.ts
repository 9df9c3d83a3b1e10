import { useCallback, useReducer, useState } from 'react';
import type { Buyer } from '#ordering/buyer.ts';
import { checkoutDraft, typedText } from '#storage/formDraft.ts';
import { storedAddress } from '#storage/storedAddress.ts';
import { storedCart } from '#storage/storedCart.ts';
import { orderTyped, paymentOf, regionOf } from './choices.ts';
import { readBuyer } from './typedFields.ts';
import { sayShown } from './shownTotal.ts';

/**
 * What of the form counts before it is sent: the keys of region and way to pay, since they cost something.
 * `restore` is the form's `ref`: it gives the fields what was typed before, or the remembered address.
 */
export function useBuyer() {
  const [region, setRegion] = useState('');
  const [payment, setPayment] = useState('');
  const [isKept, setKept] = useState(false);
  /** A region, remembered or chosen before, that the shop no longer has. */
  const [lostRegion, setLostRegion] = useState('');
  /** The same of a way to pay, until another one is chosen. */
  const [lostPayment, setLostPayment] = useState('');
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const follow = useCallback((typed: FormData) => {
    // Also where only the day has changed.
    showAgain();
    setRegion(typedText(typed, 'region'));
    setPayment(typedText(typed, 'payment'));
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
      follow(typed);
      sayShown(form, orderTyped(storedCart.read(), readBuyer(typed), Date.now()));
      return stop;
    },
    [follow],
  );
  return {
    choice: namesOf(region, payment),
    follow,
    fields: {
      restore,
      region,
      lostRegion,
      onRegion: setRegion,
      lostPayment,
      onPayment: (chosen: string) => (setPayment(chosen), setLostPayment('')),
      isKept,
      onForgotten: () => setKept(false),
    },
  };
}

/** What is chosen, by its names; nothing where nobody is asked. */
const namesOf = (region: string, payment: string) =>
  import.meta.env.ASKS_BUYER ? { region: regionOf(region), payment: paymentOf(payment) } : {};

/** An address as fields of the form, in which it is remembered. */
const fieldsOf = (address: Buyer) =>
  Object.entries({ ...address, remember: 'on' }).map(([name, value]) => ({
    name,
    value,
    checked: true,
  }));
