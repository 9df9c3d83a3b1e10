import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasUnavailableLines } from '#domain/cart.ts';
import { screenMessages } from '#domain/screenMessages.ts';
import { type Order, toOrder } from '#domain/order.ts';
import { referenceLength, toReference } from '#domain/reference.ts';
import { policies } from '#shop/policies';
import { placeOrder } from '#storage/placeOrder.ts';
import { useCart } from '#storage/useStored.ts';
import { showToast } from '#ui/toast.ts';
import * as strings from '#strings/checkout.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { forgetFields } from './keptFields.ts';
import type { Placed } from './OrderSummary.tsx';
import { PlacedNote } from './PlacedNote.tsx';

/** The mock checkout: a form that is not sent, and an order that exists only in memory (SPEC 9). */
export function Checkout() {
  const lines = useCart();
  const [placed, setPlaced] = useState<Order & Placed>();
  const isPlacing = useRef(false);
  const order = placed ?? toOrder(lines ?? []);

  const handlePlace = async () => {
    // A second press must not sell the cart again while the first one is selling it.
    if (isPlacing.current) return;
    if (hasUnavailableLines(order.lines)) {
      showToast(screenMessages.cartHasUnavailableLines);
      return;
    }
    isPlacing.current = true;
    const isPlaced = await placeOrder(order.lines, (current) => {
      const reference = toReference(crypto.getRandomValues(new Uint8Array(referenceLength)));
      flushSync(() => setPlaced({ ...toOrder(current), reference, time: Date.now() }));
      forgetFields();
      return nextPaint();
    });
    isPlacing.current = false;
    showToast(isPlaced ? screenMessages.orderPlaced : screenMessages.cartIsEmpty);
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
        <PlacedNote text={strings.wouldArrive(policies.standardShipping)} />
      ) : (
        <CheckoutForm />
      )}
    </CheckoutPage>
  );
}

/** Resolves after the next paint; at once in a hidden page, which is not painted. */
function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    // The observer is called while the frame is rendered, and the message comes after that.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      port2.postMessage(undefined);
    });
    observer.observe(document.documentElement);
  });
}
