import { useCallback, useReducer, useState } from 'react';
import { storedAddress } from '#storage/storedAddress.ts';
import { typedText } from '#ui/typedText.ts';
import { paymentOf, regionOf } from './choices.ts';
import { keepFields, keptValue } from './checkoutFields.ts';

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
      const stop = keepFields(form);
      const isNew = keptValue('name') === undefined;
      const address = storedAddress.read();
      if (address && isNew) fillIn(form, address);
      const wanted = (isNew ? address?.region : keptValue('region')) ?? '';
      if (regionOf(wanted) === '') setLostRegion(wanted);
      const payment = keptValue('payment') ?? '';
      if (paymentOf(payment) === '') setLostPayment(payment);
      setKept(address !== undefined);
      follow(new FormData(form));
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
      onPayment: (payment: string) => {
        setPayment(payment);
        setLostPayment('');
      },
      isKept,
      onForgotten: () => setKept(false),
    },
  };
}

/** What is chosen, by its names; nothing where nobody is asked. */
const namesOf = (region: string, payment: string) =>
  import.meta.env.ASKS_BUYER ? { region: regionOf(region), payment: paymentOf(payment) } : {};

function fillIn(form: HTMLFormElement, address: Readonly<Record<string, string>>): void {
  for (const field of form.elements) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (!isText) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (field.value === '') field.value = address[field.name] ?? '';
    // The shop may no longer have it.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
  }
}
