import { href, shopUrl } from '#address/address.ts';
import { type Buyer, buyerFields, shipTo } from '#ordering/buyer.ts';
import { countedLines, hasUnavailableLines } from '#ordering/cart.ts';
import { saySentFrom } from '#ordering/holiday.ts';
import { lineRows, orderOf, orderSums, sayMinimum } from '#ordering/order.ts';
import type { FinishedOrder } from '#ordering/orderText.ts';
import { writeProducts } from '#address/productsInAddress.ts';
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
export function finish({ lines, reference, time, buyer }: StoredOrder): FinishedOrder {
  const counted = countedLines(lines);
  const { region, payment } = { ...buyer };
  return {
    ...orderOf(counted, { time, ...(buyer && { region, payment }) }),
    reference,
    time,
    promise: [policies.standardShipping, saySentFrom(time)].filter(Boolean).join(' · '),
    ...(buyer && { buyer }),
    cartAddress: shopUrl(href(`/cart?products=${writeProducts(counted)}`)).href,
  };
}

/** The order as this device remembers it, with the address if that is remembered. */
export function toPastOrder(stored: StoredOrder): PastOrder {
  const order = finish(stored);
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
