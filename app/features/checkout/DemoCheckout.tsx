import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hasUnavailableLines } from '#ordering/cart.ts';
import type { Order } from '#ordering/order.ts';
import { orderHere } from '#ordering/sayOrder.ts';
import { policies } from '#shop/policies';
import { storedCart } from '#storage/storedCart.ts';
import { useCart } from '#storage/useStored.ts';
import { error, success } from '#ui/toast.ts';
import * as strings from '#strings/checkout.tsx';
import { cartHasUnavailableLines, cartIsEmpty, orderPlaced } from '#strings/toasts.ts';
import { DemoForm } from './DemoForm.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { forgetFields, keptValue } from './checkoutFields.ts';
import { newReference } from './newReference.ts';
import type { Placed } from './OrderSummary.tsx';
import { PlacedNote } from './PlacedNote.tsx';

/** The mock checkout: a form that is not sent, and an order that exists only in memory (SPEC 9). */
export function DemoCheckout() {
  const lines = useCart();
  const [placed, setPlaced] = useState<Order & Placed>();
  const [now] = useState(Date.now);
  const [region, setRegion] = useState(keptValue('state') ?? '');
  const order = placed ?? orderHere(lines ?? [], { region, time: now });

  const handlePlace = () => {
    const time = Date.now();
    const newest = orderHere(storedCart.read(), { region, time });
    if (hasUnavailableLines(newest.lines)) return error(cartHasUnavailableLines);
    if (newest.lines.length === 0) return error(cartIsEmpty);
    flushSync(() => setPlaced({ ...newest, reference: newReference(), time }));
    forgetFields();
    // After the order is shown, so that a fault before that loses nothing.
    storedCart.change(() => []);
    success(orderPlaced);
  };

  return (
    <CheckoutPage
      order={lines && order}
      placed={placed}
      isFocused={placed !== undefined}
      isConfirmed
      button={{ onClick: handlePlace, children: strings.placeOrder }}
    >
      {placed ? (
        <PlacedNote text={strings.wouldTake(policies.processing, policies.standardShipping)} />
      ) : (
        <DemoForm onRegion={setRegion} />
      )}
    </CheckoutPage>
  );
}
