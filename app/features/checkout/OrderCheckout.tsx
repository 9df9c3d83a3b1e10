import { type FormEvent, useState } from 'react';
import { channel } from '#channel';
import { useClock, useToday } from '#features/shared/useToday.ts';
import { lineKey } from '#ordering/asks.ts';
import type { Buyer } from '#ordering/buyer.ts';
import type { CartLine } from '#ordering/cart.ts';
import type { Order } from '#ordering/order.ts';
import { saySentFrom } from '#say/sayHoliday.ts';
import { orderHere } from '#features/shared/orderHere.ts';
import { type Typed, checkoutDraft, typedIn } from '#storage/formDraft.ts';
import { forgetAddress, keepAddress, storedAddress } from '#storage/storedAddress.ts';
import { takeOrdered } from '#storage/goneFromCart.ts';
import { storedCart } from '#storage/storedCart.ts';
import { type PendingOrder, keepOrder, pendingOrder } from '#storage/pendingOrder.ts';
import { rememberOrder } from '#storage/sentOrders.ts';
import { useCart, useStored } from '#storage/useStored.ts';
import { pageHeading, showReplacement } from '#ui/focus.ts';
import { error, success, warning } from '#ui/toast.ts';
import { cartIsClear, orderNotKept, orderNotRemembered, orderSent } from '#strings/checkout';
import { BuyerForm } from './form/BuyerForm.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { HandedOver, type Opening } from './HandedOver.tsx';
import { openAddress, toDocument, whyNotPlaced } from './handOver.ts';
import { refuseChangedTotal } from './form/refuseChangedTotal.ts';
import { orderTyped, readBuyer } from './form/fields.ts';
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
  const [opened, setOpened] = useState<ReturnType<typeof placeOrder>>();
  const today = useToday();
  const { choice, where, payment } = useBuyer();
  const shown = sent ?? kept;
  const order = orderHere(lines ?? [], { ...choice, today, now: useClock() });
  const isOwn = opened !== undefined && opened.reference === kept?.reference;

  const handleOrder = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    // What is shown follows the fields, also where the browser has filled them in without an event.
    checkoutDraft.follow();
    const next = placeOrder(typedIn(currentTarget), order);
    if (next) setOpened(next);
  };
  const handleSent = (sentOrder: PendingOrder) => {
    setSent(sentOrder);
    settle(sentOrder);
  };

  return (
    <CheckoutPage
      order={lines && order}
      placed={shown}
      heading={sent && orderSent}
      button={{ type: 'submit', form, children: buttonText() }}
    >
      {sent && <PlacedNote text={channel.words.sent} order={sent} />}
      {!sent && kept && (
        <HandedOver
          order={kept}
          opening={isOwn ? opened.opening : 'unknown'}
          onOpen={() => isOwn && setOpened({ ...opened, opening: 'opened' })}
          lost={isOwn ? undefined : opened?.reference}
          onSent={() => handleSent(kept)}
          isOfCart={isOfCart(kept, lines)}
          onChange={() => changeOrder(kept)}
        />
      )}
      {!shown && (
        <BuyerForm id={form} onOrder={handleOrder} chosen={payment} {...{ order, where }} />
      )}
    </CheckoutPage>
  );
}

/**
 * Makes the order, keeps it and hands it over, all in the press; nothing where it cannot be placed, which a toast says.
 *
 * @param shown what the shopper has seen: another total is shown first (SPEC 15.24)
 */
function placeOrder(typed: Typed, shown: Order) {
  // A second submit before the first order is shown.
  if (pendingOrder.read()) return undefined;
  const buyer = import.meta.env.ASKS_BUYER ? readBuyer(typed) : undefined;
  const order = orderTyped(storedCart.read(), buyer, Date.now());
  const problem = whyNotPlaced(order);
  if (problem) error(problem);
  if (problem || refuseChangedTotal(order, shown)) return undefined;
  if (buyer) rememberAddress(buyer, typed['remember'] === 'on');
  const next = toDocument(order, buyer);
  // Kept before anything is opened, since the browser may leave this page for it.
  if (!keepOrder(next)) warning(orderNotKept);
  const opening: Opening = openAddress(next.address) ? 'opened' : 'blocked';
  return { reference: next.reference, opening };
}

/** Whether an order has what is in the cart; an empty cart makes no other one. */
const isOfCart = (order: PendingOrder, lines: readonly CartLine[] = []): boolean =>
  lines.length === 0 ||
  (lines.length === order.lines.length &&
    lines.every(({ product, quantity }) =>
      order.lines.some((line) => lineKey(line) === lineKey(product) && line.quantity === quantity),
    ));

function rememberAddress(buyer: Buyer, isWanted: boolean): void {
  if (isWanted) keepAddress(buyer);
  else forgetAddress();
}

/** The shopper has sent the order. It is remembered last, since cart and order make room for it. */
function settle(sent: PendingOrder): void {
  const { reference, time, language, lines, sums, shipTo, payment, promise } = sent;
  takeOrdered(lines);
  forgetOrder();
  checkoutDraft.forget();
  const order = { reference, time, language, lines, sums, payment, promise };
  const isRemembered = rememberOrder({ ...order, shipTo: storedAddress.read() && shipTo });
  if (isRemembered) success(cartIsClear);
  else warning(orderNotRemembered);
}

/** Leads back to the form, with what was typed for the order (SPEC 15.13). */
function changeOrder({ buyer }: PendingOrder): void {
  checkoutDraft.change({ ...buyer });
  forgetOrder();
  showReplacement(pageHeading);
}

function forgetOrder(): void {
  pendingOrder.change(() => undefined);
}

function buttonText(): string {
  const sent = saySentFrom(Date.now());
  return sent ? `${channel.words.button} · ${sent}` : channel.words.button;
}
