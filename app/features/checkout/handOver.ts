import { type Buyer, buyerFields, shipTo } from '#ordering/buyer.ts';
import { countedLines, hasUnavailableLines } from '#ordering/cart.ts';
import { saySentFrom } from '#ordering/sayHoliday.ts';
import { lineRows, orderHere, orderSums, sayMinimum } from '#ordering/sayOrder.ts';
import type { FinishedOrder } from '#ordering/sayOrderText.ts';
import { cartLink } from '#address/cartLink.ts';
import { policies } from '#shop/policies';
import { language } from '#shop/settings';
import { storedAddress } from '#storage/storedAddress.ts';
import type { StoredOrder } from '#storage/pendingOrder.ts';
import type { PastOrder } from '#storage/sentOrders.ts';
import { typedText } from '#ui/typedText.ts';
import { cartHasUnavailableLines, cartIsEmpty } from '#strings/toasts.ts';

/** Why these lines cannot be ordered; `undefined` if they can. */
export function whyNotOrdered(lines: StoredOrder['lines']): string | undefined {
  if (lines.length === 0) return cartIsEmpty;
  if (hasUnavailableLines(lines)) return cartHasUnavailableLines;
  return sayMinimum(lines);
}

/** The order with its sums at the prices of today and the offers of its day, and the address of its cart. */
export function withSums({ lines, reference, time, buyer }: StoredOrder): FinishedOrder {
  const counted = countedLines(lines);
  const { region, payment } = { ...buyer };
  return {
    ...orderHere(counted, { time, ...(buyer && { region, payment }) }),
    reference,
    time,
    promise: [policies.standardShipping, saySentFrom(time)].filter(Boolean).join(' · '),
    ...(buyer && { buyer }),
    cartAddress: cartLink(counted),
  };
}

/** The order as this device remembers it, with the address if that is remembered. */
export function toPastOrder(stored: StoredOrder): PastOrder {
  const order = withSums(stored);
  const { reference, time, buyer } = stored;
  return {
    reference,
    time,
    language,
    lines: lineRows(order.lines).map(({ key, title, detail, figure }, index) => ({
      id: key,
      quantity: order.lines[index]?.quantity ?? 1,
      title,
      detail,
      figure,
    })),
    sums: orderSums(order),
    shipTo: buyer && storedAddress.read() ? shipTo(buyer) : undefined,
  };
}

/** What the fields of the form contain. */
export function readBuyer(typed: FormData): Buyer {
  return Object.fromEntries(buyerFields.map((name) => [name, typedText(typed, name)])) as Buyer;
}

/** Opens a new window, or the mail program; `false` if the browser has blocked the window. */
export function openAddress(address: string): boolean {
  if (!address.startsWith('https:')) {
    location.assign(address);
    return true;
  }
  const opened = window.open(address, '_blank');
  // With "noopener" the browser does not say whether it has opened a window.
  if (opened) opened.opener = null;
  return opened !== null;
}
