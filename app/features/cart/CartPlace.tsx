import { type FormEvent, useCallback, useState } from 'react';
import type { Order } from '#ordering/order.ts';
import { decidedBy } from '#ordering/sayDestination.ts';
import { sayZone } from '#ordering/sayOrder.ts';
import { destinationOf } from '#features/shared/destinationOf.ts';
import { fillEmpty, keepPlace, refuseNowhere } from '#features/shared/knownPlace.ts';
import { ZoneFields } from '#features/shared/ZoneFields.tsx';
import { typedText } from '#storage/formDraft.ts';
import { storedAddress } from '#storage/storedAddress.ts';
import { storedPlace } from '#storage/storedPlace.ts';
import { nowhere } from '#strings/cart';
import { untried } from '#ui/Field.tsx';
import { useAnnounced } from '#ui/useAnnounced.ts';

/** Asks a cart where it goes, so that it can say what that costs (SPEC 15.6). */
export function CartPlace({ order }: { readonly order: Order }) {
  const [country, setCountry] = useState('');
  const known = order.zone && sayZone(order);
  const hint = order.isNowhere ? nowhere(decidedBy()) : known;
  useAnnounced(hint);
  const follow = useCallback((form: HTMLFormElement) => {
    const typed = new FormData(form);
    const written = {
      country: typedText(typed, 'country'),
      postcode: typedText(typed, 'postcode'),
    };
    refuseNowhere(form, destinationOf(written));
    setCountry(written.country);
    keepPlace(typed);
  }, []);
  const restore = useCallback(
    (form: HTMLFormElement | null) => {
      const known = storedPlace.read() ?? storedAddress.read();
      if (!form || !known) return;
      fillEmpty(form, { country: known.country, postcode: known.postcode });
      follow(form);
    },
    [follow],
  );
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reportValidity();
  };
  return (
    <form
      ref={restore}
      onSubmit={handleSubmit}
      onInputCapture={({ currentTarget }) => follow(currentTarget)}
      noValidate
      {...untried}
    >
      <ZoneFields country={country} hint={hint} />
    </form>
  );
}
