import type { Buyer } from '#ordering/buyer.ts';
import type { PastOrder } from '#ordering/pastOrder.ts';
import { readText } from './localText.ts';
import { orderKey } from './storedKeys.ts';
import { isPastOrder } from './sentOrders.ts';
import { type Stored, areTexts } from './storedEntries.ts';
import { createStoredValue } from './storedValue.ts';

/** An order that was handed over, and that the shopper has not yet marked as sent (SPEC 15.14). */
export type PendingOrder = PastOrder & {
  /** As it was said to the owner, and the address that was opened with what fitted into it. */
  readonly text: string;
  readonly address: string;
  readonly leftOut: string;
  /** As it was typed, with the keys of region and way to pay, to change it. */
  readonly buyer?: Buyer | undefined;
};

/** The order, also where the browser did not save it. */
export const pendingOrder = createStoredValue<PendingOrder | undefined>({
  key: orderKey,
  none: 'null',
  parse: (text) => {
    const value: unknown = JSON.parse(text);
    if (value === null) return undefined;
    if (!isPending(value)) throw new TypeError('This is not an order.');
    return value;
  },
  toText: (order) => order && JSON.stringify(order),
  // The checkout says it in its own words.
  isOptional: true,
});

/** Keeps an order; `false` if the browser has not saved it. */
export function keepOrder(order: PendingOrder): boolean {
  pendingOrder.change(() => order);
  return readText(orderKey)?.includes(order.reference) ?? false;
}

function isPending(value: unknown): value is PendingOrder {
  const { text, address, leftOut, buyer = {} } = Object(value) as Stored;
  return (
    isPastOrder(value) &&
    areTexts({ text, address, leftOut }) &&
    /^(?:https|mailto):/.test(String(address)) &&
    areTexts(buyer)
  );
}
