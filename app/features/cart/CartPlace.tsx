import { type ComponentProps, type FormEvent, useCallback, useState } from 'react';
import type { Order } from '#ordering/order.ts';
import { decidedBy } from '#say/sayDestination.ts';
import { sayZone } from '#say/sayOrder.ts';
import { countries, zonesBy } from '#shop/settings';
import { placeIn } from '#features/shared/destinationOf.ts';
import { followPlace } from '#features/shared/knownPlace.ts';
import { RegionField } from '#features/shared/RegionField.tsx';
import { CountryField, ZoneFields } from '#features/shared/ZoneFields.tsx';
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
  // The field of a postcode says itself that nothing is sent there.
  const isSaid = zonesBy !== 'region' && !placeIn(country).postcode.isNone;
  const hint = order.isNowhere && !isSaid ? nowhere(decidedBy()) : known;
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
      <FieldsOfZone country={country} hint={hint} />
    </form>
  );
}

/** Where states alone decide, no postcode is asked. */
function FieldsOfZone({ country, hint }: ComponentProps<typeof ZoneFields>) {
  if (zonesBy !== 'region') return <ZoneFields country={country} hint={hint} />;
  return (
    <>
      {countries.length > 1 && <CountryField />}
      {placeIn(country) === placeIn('') && <RegionField name="region" hint={hint} required />}
    </>
  );
}
