import { useCallback, useState } from 'react';
import { channel } from '#channel';
import type { MinorUnits } from '#ordering/money.ts';
import { choosePayment } from '#ordering/payments.ts';
import { payments } from '#shop/settings';
import { storedAddress } from '#storage/storedAddress.ts';
import { typedText } from '#ui/typedText.ts';
import { keepFields, keptValue } from './checkoutFields.ts';

/**
 * What of the form counts before it is sent: region and way to pay, since they cost something. `restore` is
 * the form's `ref`: it gives the fields what was typed before, or the remembered address.
 *
 * @param sum of the goods; `undefined` until the cart has been read
 */
export function useBuyer(sum: MinorUnits | undefined) {
  const [region, setRegion] = useState('');
  const [chosen, setPayment] = useState('');
  const [isKept, setKept] = useState(false);
  const restore = useCallback((form: HTMLFormElement) => {
    const isNew = keptValue('name') === undefined;
    const stop = keepFields(form);
    const address = storedAddress.read();
    if (address && isNew) fillIn(form, address);
    const typed = new FormData(form);
    setKept(address !== undefined);
    setRegion(typedText(typed, 'region'));
    setPayment(typedText(typed, 'payment'));
    return stop;
  }, []);
  return {
    restore,
    region,
    onRegion: setRegion,
    payment: channel.asksBuyer ? choosePayment(payments, chosen, sum) : '',
    onPayment: setPayment,
    isKept,
    setKept,
  };
}

/** Fills in what is still empty. */
function fillIn(form: HTMLFormElement, address: Readonly<Record<string, string>>): void {
  for (const field of form.elements) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (!isText) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (field.value === '') field.value = address[field.name] ?? '';
  }
}
