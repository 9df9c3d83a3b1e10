import { type FormEvent, useState } from 'react';
import { channel } from '#channel';
import { useToday } from '#features/shared/useToday.ts';
import type { Buyer } from '#ordering/buyer.ts';
import type { Order } from '#ordering/order.ts';
import { saySentFrom } from '#ordering/sayHoliday.ts';
import { orderHere } from '#ordering/sayOrder.ts';
import { checkoutDraft } from '#storage/formDraft.ts';
import { forgetAddress, keepAddress, storedAddress } from '#storage/storedAddress.ts';
import { takeOrdered } from '#storage/goneFromCart.ts';
import { storedCart } from '#storage/storedCart.ts';
import { type PendingOrder, pendingOrder } from '#storage/pendingOrder.ts';
import { rememberOrder } from '#storage/sentOrders.ts';
import { useCart, useStored } from '#storage/useStored.ts';
import { error, success, warning } from '#ui/toast.ts';
import { cartIsClear, orderNotRemembered } from '#strings/checkout.tsx';
import { BuyerForm } from './form/BuyerForm.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { HandedOver, type Opening } from './HandedOver.tsx';
import { orderTyped } from './form/choices.ts';
import { openAddress, toDocument, whyNotPlaced } from './handOver.ts';
import { isOther } from './form/isOther.ts';
import { readBuyer } from './form/typedFields.ts';
import { PlacedNote } from './PlacedNote.tsx';
import { useBuyer } from './form/useBuyer.ts';

const form = 'order-form';

/**
 * The checkout of a shop that takes orders. It ends at "handed over": only the shopper knows whether the
 * order was sent, so the cart is kept until they say so (SPEC 15.7 to 15.14).
 */
export function OrderCheckout() {
  const lines = useCart();
  const kept = useStored(pendingOrder);
  const [sent, setSent] = useState<PendingOrder>();
  const [opening, setOpening] = useState<Opening>('unknown');
  const today = useToday();
  const { choice, follow, fields } = useBuyer();
  const shown = sent ?? kept;
  const order = orderHere(lines ?? [], { ...choice, today });

  const handleOrder = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    // What is shown follows the fields, also where the browser has filled them in without an event.
    follow(typed);
    const next = placeOrder(typed, order);
    if (next) setOpening(next);
  };
  const handleSent = (sentOrder: PendingOrder) => {
    setSent(sentOrder);
    settle(sentOrder);
  };

  return (
    <CheckoutPage
      order={lines && order}
      placed={shown}
      isFocused={sent !== undefined}
      button={{ type: 'submit', form, children: buttonText() }}
    >
      {sent && <PlacedNote text={channel.words.sent} />}
      {!sent && kept && (
        <HandedOver
          order={kept}
          opening={opening}
          onSent={() => handleSent(kept)}
          onDrop={forgetOrder}
        />
      )}
      {!shown && <BuyerForm id={form} onOrder={handleOrder} order={order} {...fields} />}
    </CheckoutPage>
  );
}

/**
 * Keeps the order of the cart and of what was typed, and hands it over; or says why it cannot be placed.
 *
 * @param shown what the shopper has seen: another total is shown first (SPEC 15.24)
 */
function placeOrder(typed: FormData, shown: Order): Opening | undefined {
  // A second submit before the first order is shown.
  if (pendingOrder.read()) return undefined;
  const buyer = import.meta.env.ASKS_BUYER ? readBuyer(typed) : undefined;
  const order = orderTyped(storedCart.read(), buyer, Date.now());
  const problem = whyNotPlaced(order);
  if (problem) error(problem);
  if (problem || isOther(order, shown)) return undefined;
  if (buyer) rememberAddress(buyer, typed.has('remember'));
  const next = toDocument(order, buyer);
  // Kept before anything is opened, since the browser may leave this page for it.
  pendingOrder.change(() => next);
  return openAddress(next.address) ? 'opened' : 'blocked';
}

function rememberAddress(buyer: Buyer, isWanted: boolean): void {
  if (isWanted) keepAddress(buyer);
  else forgetAddress();
}

/** The shopper has sent the order. It is remembered last, since cart and order make room for it. */
function settle({ reference, time, language, lines, sums, shipTo }: PendingOrder): void {
  takeOrdered(lines);
  forgetOrder();
  checkoutDraft.forget();
  const isRemembered = rememberOrder({
    reference,
    time,
    language,
    lines,
    sums,
    shipTo: storedAddress.read() && shipTo,
  });
  if (isRemembered) success(cartIsClear);
  else warning(orderNotRemembered);
}

function forgetOrder(): void {
  pendingOrder.change(() => undefined);
}

function buttonText(): string {
  const sent = saySentFrom(Date.now());
  return sent ? `${channel.words.button} · ${sent}` : channel.words.button;
}
