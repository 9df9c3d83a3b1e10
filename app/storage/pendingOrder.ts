import type { CartLine } from '#ordering/cart.ts';
import { type Buyer, toBuyer } from '#ordering/buyer.ts';
import type { PastOrder } from '#ordering/pastOrder.ts';
import { isReference } from '#ordering/reference.ts';
import { orderKey } from './storedKeys.ts';
import { isPastOrder, isTime } from './sentOrders.ts';
import { lineFromStored } from './storedCart.ts';
import { createStoredValue } from './storedValue.ts';

/** An order that was handed over, and that the shopper has not yet marked as sent (SPEC 15.14). */
export type PendingOrder = PastOrder & {
  /** As it was said to the owner, and the address that was opened with what fitted into it. */
  readonly text: string;
  readonly address: string;
  readonly leftOut: string;
  readonly total: number;
  /** The keys of region and way to pay, to compare with today. */
  readonly region?: string | undefined;
  readonly payment?: string | undefined;
};

/** What earlier versions have kept: no sums and no text, which were reckoned again at each sight. */
export type EarlierOrder = {
  readonly reference: string;
  readonly time: number;
  readonly lines: readonly CartLine[];
  readonly buyer?: Buyer;
};

/** The order, also where the browser did not save it. */
export const pendingOrder = createStoredValue<PendingOrder | EarlierOrder | undefined>({
  key: orderKey,
  none: 'null',
  parse: (text) => {
    const value: unknown = JSON.parse(text);
    if (value === null) return undefined;
    return isPending(value) ? value : toEarlier(Object(value));
  },
  toText: (order) => order && JSON.stringify(order),
});

export function isPending(value: unknown): value is PendingOrder {
  const { text, address, leftOut, total } = Object(value) as Partial<Record<string, unknown>>;
  return (
    isPastOrder(value) &&
    typeof text === 'string' &&
    typeof address === 'string' &&
    /^(?:https|mailto):/.test(address) &&
    typeof leftOut === 'string' &&
    Number.isSafeInteger(total)
  );
}

/** Of an earlier form only ids, quantities and texts are read: everything else is the catalogue's. */
function toEarlier({ reference, time, lines, buyer }: Record<string, unknown>): EarlierOrder {
  const known = Array.isArray(lines) ? lines.flatMap((line) => lineFromStored(line) ?? []) : [];
  if (!isReference(reference) || !isTime(time) || known.length === 0)
    throw new TypeError('This is not an order.');
  const facts = { reference, time, lines: known };
  return buyer === undefined ? facts : { ...facts, buyer: toBuyer(buyer) };
}
