import { type FormEvent, useState } from 'react';
import { saySentFrom } from '#ordering/holiday.ts';
import { subtotal, withoutOrdered } from '#ordering/cart.ts';
import { orderOf } from '#ordering/order.ts';
import { channel } from '#ordering/channel/orderChannel.ts';
import { asksBuyer, orderStrings } from '#ordering/channel/orderStrings.ts';
import { referenceLength, toReference } from '#ordering/reference.ts';
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
import { finish, openAddress, readBuyer, toPastOrder, whyNotOrdered } from './handOver.ts';
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
  const order = shown ? finish(shown) : orderOf(lines ?? [], { ...buyer, time: now });

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
      {sent && <PlacedNote text={orderStrings.sent} />}
      {!sent && kept && (
        <HandedOver
          order={finish(kept)}
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
  const next = toStored(current, typed);
  // Kept before anything is opened, since the browser may leave this page for it.
  pendingOrder.change(() => next);
  return openAddress(channel(finish(next)).address) ? 'opened' : 'blocked';
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
  return sent ? `${orderStrings.button} · ${sent}` : orderStrings.button;
}

/** The order of these lines, and of what was typed; remembers the address if that is wanted. */
function toStored(lines: StoredOrder['lines'], typed: FormData): StoredOrder {
  const order = {
    reference: toReference(crypto.getRandomValues(new Uint8Array(referenceLength))),
    time: Date.now(),
    lines,
  };
  if (!asksBuyer) return order;
  const buyer = readBuyer(typed);
  if (typed.has('remember')) keepAddress(buyer);
  else forgetAddress();
  return { ...order, buyer };
}
