import { type FormEvent, useState } from 'react';
import { channel } from '#channel';
import { subtotal, withoutOrdered } from '#ordering/cart.ts';
import { saySentFrom } from '#ordering/sayHoliday.ts';
import { orderHere } from '#ordering/sayOrder.ts';
import { fitText } from '#ordering/sayOrderText.ts';
import { forgetAddress, keepAddress } from '#storage/storedAddress.ts';
import { storedCart } from '#storage/storedCart.ts';
import { type StoredOrder, pendingOrder } from '#storage/pendingOrder.ts';
import { rememberOrder } from '#storage/sentOrders.ts';
import { useCart, useStored } from '#storage/useStored.ts';
import { error, success } from '#ui/toast.ts';
import { cartIsClear } from '#strings/checkout.tsx';
import { BuyerForm } from './BuyerForm.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { HandedOver, type Opening } from './HandedOver.tsx';
import { forgetFields } from './checkoutFields.ts';
import { newReference } from './newReference.ts';
import { openAddress, readBuyer, toPastOrder, whyNotOrdered, withSums } from './handOver.ts';
import { PlacedNote } from './PlacedNote.tsx';
import { useBuyer } from './useBuyer.ts';

const form = 'order-form';

/**
 * The checkout of a shop that takes orders. It ends at "handed over": only the shopper knows whether the
 * order was sent, so the cart is kept until they say so (SPEC 15.7 to 15.14).
 */
export function OrderCheckout() {
  const lines = useCart();
  const kept = useStored(pendingOrder);
  const [sent, setSent] = useState<StoredOrder>();
  const [opening, setOpening] = useState<Opening>('unknown');
  const [now] = useState(Date.now);
  const sum = lines && subtotal(lines);
  const { setKept, ...buyer } = useBuyer(sum);
  const shown = sent ?? kept;
  const order = shown ? withSums(shown) : orderHere(lines ?? [], { ...buyer, time: now });

  const handleOrder = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = placeOrder(new FormData(event.currentTarget));
    if (next) setOpening(next);
  };
  const handleSent = (order: StoredOrder) => {
    setSent(order);
    settle(order);
  };

  return (
    <CheckoutPage
      order={lines && order}
      placed={shown}
      isFocused={sent !== undefined}
      button={{ type: 'submit', form, children: buttonText(now) }}
    >
      {sent && <PlacedNote text={channel.words.sent} />}
      {!sent && kept && (
        <HandedOver
          order={withSums(kept)}
          opening={opening}
          onSent={() => handleSent(kept)}
          onDrop={forgetOrder}
        />
      )}
      {!shown && (
        <BuyerForm
          id={form}
          onOrder={handleOrder}
          sum={sum}
          onForgotten={() => setKept(false)}
          {...buyer}
        />
      )}
    </CheckoutPage>
  );
}

/** Keeps the order of the cart and of what was typed, and hands it over; or says why it cannot be placed. */
function placeOrder(typed: FormData): Opening | undefined {
  // A second submit before the first order is shown.
  if (pendingOrder.read()) return undefined;
  const current = storedCart.read();
  const problem = whyNotOrdered(current);
  if (problem) {
    error(problem);
    return undefined;
  }
  const next = newOrder(current, typed);
  // Kept before anything is opened, since the browser may leave this page for it.
  pendingOrder.change(() => next);
  return openAddress(fitText(withSums(next), channel).address) ? 'opened' : 'blocked';
}

/** The shopper has sent the order. */
function settle(order: StoredOrder): void {
  rememberOrder(toPastOrder(order));
  storedCart.change((newest) => withoutOrdered(newest, order.lines));
  forgetOrder();
  forgetFields();
  success(cartIsClear);
}

/** The order was sent, or the shopper does not want it any more. */
function forgetOrder(): void {
  pendingOrder.change(() => undefined);
}

/** What the button does, and when the order is sent if the shop is closed. */
function buttonText(time: number): string {
  const sent = saySentFrom(time);
  return sent ? `${channel.words.button} · ${sent}` : channel.words.button;
}

/** The order of these lines, and of what was typed; remembers the address if that is wanted. */
function newOrder(lines: StoredOrder['lines'], typed: FormData): StoredOrder {
  const order = {
    reference: newReference(),
    time: Date.now(),
    lines,
  };
  if (!channel.asksBuyer) return order;
  const buyer = readBuyer(typed);
  if (typed.has('remember')) keepAddress(buyer);
  else forgetAddress();
  return { ...order, buyer };
}
