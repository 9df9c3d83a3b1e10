import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { href, shopUrl } from '#domain/address.ts';
import { countedLines, hasUnavailableLines, subtotal } from '#domain/cart.ts';
import { toOrder, withoutOrdered, shippingCharge } from '#domain/order.ts';
import { channel } from '#domain/orderChannel.ts';
import type { Buyer, FinishedOrder } from '#domain/orderText.ts';
import { asksBuyer, orderMessages, orderStrings } from '#domain/orderStrings.ts';
import { writeProducts } from '#domain/productsInAddress.ts';
import { referenceLength, toReference } from '#domain/reference.ts';
import { screenMessages } from '#domain/screenMessages.ts';
import { regions } from '#shop/settings';
import { storedCart } from '#storage/storedCart.ts';
import {
  type StoredOrder,
  buyerFields,
  dropOrder,
  followOrder,
  keepOrder,
  readOrder,
} from '#storage/storedOrder.ts';
import { useCart } from '#storage/useStored.ts';
import { showToast } from '#ui/toast.ts';
import { typedText } from '#ui/typedText.ts';
import { BuyerForm } from './BuyerForm.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { HandedOver, type Opening } from './HandedOver.tsx';
import { forgetFields, keptValue } from './checkoutFields.ts';
import { PlacedNote } from './PlacedNote.tsx';

const form = 'order-form';

/**
 * The checkout of a shop that takes orders. It ends at "handed over": only the shopper knows whether the
 * order was sent, so the cart is kept until they say so (SPEC 15.7 to 15.14).
 */
export function OrderCheckout() {
  const lines = useCart();
  const kept = useSyncExternalStore(followOrder, readOrder, () => undefined);
  const [sent, setSent] = useState<StoredOrder>();
  const [opening, setOpening] = useState<Opening>('unknown');
  const [region, setRegion] = useState(keptValue('region') ?? regions.list[0] ?? '');
  const shown = sent ?? kept;
  const order = shown ? finish(shown) : sumUp({ lines: lines ?? [], region });

  const handleOrder = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second submit before the first order is shown.
    if (readOrder()) return;
    const current = storedCart.read();
    if (current.length === 0 || hasUnavailableLines(current)) {
      const { cartIsEmpty, cartHasUnavailableLines } = screenMessages;
      return showToast(current.length === 0 ? cartIsEmpty : cartHasUnavailableLines);
    }
    const next: StoredOrder = {
      reference: toReference(crypto.getRandomValues(new Uint8Array(referenceLength))),
      time: Date.now(),
      lines: current,
      ...(asksBuyer && { buyer: readBuyer(new FormData(event.currentTarget)) }),
    };
    // Kept before anything is opened, since the browser may leave this page for it.
    keepOrder(next);
    setOpening(openAddress(channel(finish(next)).address) ? 'opened' : 'blocked');
  };
  const handleSent = (order: StoredOrder) => {
    storedCart.change((newest) => withoutOrdered(newest, order.lines));
    setSent(order);
    dropOrder();
    forgetFields();
    showToast(orderMessages.cartIsClear);
  };

  return (
    <CheckoutPage
      order={lines && order}
      placed={shown}
      isFocused={sent !== undefined}
      button={{ type: 'submit', form, children: orderStrings.button }}
    >
      {sent && <PlacedNote text={orderStrings.sent} />}
      {!sent && kept && (
        <HandedOver
          order={finish(kept)}
          opening={opening}
          onSent={() => handleSent(kept)}
          onDrop={dropOrder}
        />
      )}
      {!shown && <BuyerForm id={form} onOrder={handleOrder} onRegion={setRegion} />}
    </CheckoutPage>
  );
}

function sumUp({ lines, region }: Pick<StoredOrder, 'lines'> & { readonly region: string }) {
  return toOrder(lines, undefined, shippingCharge(subtotal(lines), region));
}

/** The order with its sums at the prices of today, and the address of its cart. */
function finish({ lines, reference, buyer }: StoredOrder): FinishedOrder {
  const counted = countedLines(lines);
  return {
    ...sumUp({ lines: counted, region: buyer?.region ?? '' }),
    reference,
    ...(buyer && { buyer }),
    cartAddress: shopUrl(href(`/cart?products=${writeProducts(counted)}`)).href,
  };
}

function readBuyer(typed: FormData): Buyer {
  return Object.fromEntries(buyerFields.map((name) => [name, typedText(typed, name)])) as Buyer;
}

/** Opens a new window, or the mail program; `false` if the browser has blocked the window. */
function openAddress(address: string): boolean {
  if (!address.startsWith('https:')) {
    location.assign(address);
    return true;
  }
  const opened = window.open(address, '_blank');
  // With "noopener" the browser does not say whether it has opened a window.
  if (opened) opened.opener = null;
  return opened !== null;
}
