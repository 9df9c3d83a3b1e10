import { type FormEvent, useCallback, useState } from 'react';
import type { Order } from '#ordering/order.ts';
import { decidedBy } from '#say/sayDestination.ts';
import { sayZone } from '#say/sayOrder.ts';
import { zonesBy } from '#shop/settings';
import { FormField } from '#features/shared/FormField.tsx';
import { followPlace } from '#features/shared/place.ts';
import { zoneFields } from '#features/shared/placeFields.ts';
import { storedAddress } from '#storage/storedAddress.ts';
import { storedPlace } from '#storage/storedPlace.ts';
import { nowhere } from '#strings/cart';
import { untried } from '#ui/Field.tsx';
import { useAnnounced } from '#ui/useAnnounced.ts';
import styles from './Cart.module.css';

/** Asks a cart where it goes, so that it can say what that costs (SPEC 15.6). */
export function CartPlace({ order }: { readonly order: Order }) {
  const [country, setCountry] = useState('');
  const known = order.zone && sayZone(order);
  // Where states alone decide, no postcode is asked.
  const fields = zoneFields(country, zonesBy === 'region');
  const last = fields.at(-1)?.name;
  // The field of a postcode says itself that nothing is sent there.
  const hint = order.isNowhere && last !== 'postcode' ? nowhere(decidedBy()) : known;
  useAnnounced(hint, true);
  const restore = useCallback((form: HTMLFormElement | null) => {
    const known = storedPlace.read() ?? storedAddress.read();
    if (!form || !known) return;
    for (const field of form.querySelectorAll<HTMLInputElement>('[name]'))
      field.value ||= known[field.name as keyof typeof known] ?? '';
    setCountry(followPlace(form).country);
  }, []);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reportValidity();
  };
  return (
    <form
      className={`part ${styles.place}`}
      ref={restore}
      onSubmit={handleSubmit}
      onInput={({ currentTarget }) => setCountry(followPlace(currentTarget).country)}
      noValidate
      {...untried}
    >
      {fields.map((field) => (
        <FormField key={field.name} {...field} hint={field.name === last ? hint : undefined} />
      ))}
    </form>
  );
}
