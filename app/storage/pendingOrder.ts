import type { CartLine } from '#ordering/cart.ts';
import { type Buyer, toBuyer } from '#ordering/buyer.ts';
import { isReference } from '#ordering/reference.ts';
import { orderKey } from './storedKeys.ts';
import { isTime } from './sentOrders.ts';
import { lineFromStored } from './storedCart.ts';
import { createStoredValue } from './storedValue.ts';

/** An order that was handed over, and that the shopper has not yet marked as sent (SPEC 15.14). */
export type StoredOrder = {
  readonly reference: string;
  /** When it was handed over, in ms. */
  readonly time: number;
  readonly lines: readonly CartLine[];
  /** Missing where the other shop system asks for it. */
  readonly buyer?: Buyer;
};

/** The order, also where the browser did not save it. */
export const pendingOrder = createStoredValue<StoredOrder | undefined>({
  key: orderKey,
  none: 'null',
  parse: (text) => {
    const value: unknown = JSON.parse(text);
    return value === null ? undefined : toOrder(Object(value));
  },
  toText: (order) =>
    order &&
    JSON.stringify({
      ...order,
      lines: order.lines.map(({ product: { id }, quantity }) => ({ id, quantity })),
    }),
});

/** Only ids, quantities and texts are read: everything else is the catalogue's (SPEC 11.2). */
function toOrder({ reference, time, lines, buyer }: Record<string, unknown>): StoredOrder {
  const known = Array.isArray(lines) ? lines.flatMap((line) => lineFromStored(line) ?? []) : [];
  if (!isReference(reference) || !isTime(time) || known.length === 0)
    throw new TypeError('This is not an order.');
  const facts = { reference, time, lines: known };
  return buyer === undefined ? facts : { ...facts, buyer: toBuyer(buyer) };
}
