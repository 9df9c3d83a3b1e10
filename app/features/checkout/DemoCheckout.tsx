import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useToday } from '#features/shared/useToday.ts';
import { hasUnavailableLines } from '#ordering/cart.ts';
import { dayOf } from '#ordering/day.ts';
import type { PastOrder } from '#ordering/pastOrder.ts';
import { useDestination } from '#features/shared/place.ts';
import { orderHere } from '#features/shared/orderHere.ts';
import { toPastOrder } from '#say/sayOrder.ts';
import { policies } from '#shop/settings';
import { checkoutDraft } from '#storage/formDraft.ts';
import { storedCart } from '#storage/storedCart.ts';
import { useCart, useStored } from '#storage/useStored.ts';
import { error } from '#ui/toast.ts';
import * as strings from '#strings/checkout';
import { cartHasUnavailableLines, cartIsEmpty } from '#strings/toasts';
import { DemoForm } from './form/DemoForm.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { refuseChangedTotal } from './form/refuseChangedTotal.ts';
import { newReference } from './newReference.ts';
import { PlacedNote } from './PlacedNote.tsx';

const { processing, standardShipping: shipping } = policies;

/** The mock checkout: a form that is not sent, and an order that exists only in memory (SPEC 9). */
export function DemoCheckout() {
  const lines = useCart();
  const [placed, setPlaced] = useState<PastOrder>();
  const region = useStored(checkoutDraft)?.['state'];
  const place = useDestination();
  const to = { ...place, ...(region && { states: [region] }) };
  const order = orderHere(lines ?? [], { to, today: useToday() });

  const handlePlace = () => {
    const time = Date.now();
    const newest = orderHere(storedCart.read(), { to, today: dayOf(time) });
    if (hasUnavailableLines(newest.lines)) return error(cartHasUnavailableLines);
    if (newest.lines.length === 0) return error(cartIsEmpty);
    if (refuseChangedTotal(newest, order)) return checkoutDraft.follow();
    flushSync(() => setPlaced(toPastOrder(newest, newReference(), time)));
    checkoutDraft.forget();
    // After the order is shown, so that a fault before that loses nothing.
    storedCart.change(() => []);
  };

  return (
    <CheckoutPage
      order={lines && order}
      placed={placed}
      heading={placed && strings.placed}
      button={{ onClick: handlePlace, children: strings.placeOrder }}
    >
      {placed ? (
        <PlacedNote text={processing && shipping && strings.wouldTake({ processing, shipping })} />
      ) : (
        <DemoForm />
      )}
    </CheckoutPage>
  );
}
