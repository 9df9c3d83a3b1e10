import type { CartLine } from '#ordering/cart.ts';
import { type Buyer, toBuyer } from '#ordering/buyer.ts';
import { isReference } from '#ordering/reference.ts';
import { orderKey } from './storedKeys.ts';
import { backUp, readText, removeText, reportStorageError, writeText } from './localText.ts';
import { isTime } from './sentOrders.ts';
import { fromStored } from './storedProduct.ts';

/** An order that was handed over, and that the shopper has not yet marked as sent (SPEC 15.14). */
export type StoredOrder = {
  readonly reference: string;
  /** When it was handed over, in ms. */
  readonly time: number;
  readonly lines: readonly CartLine[];
  /** Missing where the other shop system asks for it. */
  readonly buyer?: Buyer;
};

const listeners = new Set<() => void>();
let knownText: string | null = null;
let order: StoredOrder | undefined;

/** The order, also where the browser did not save it. */
export function readOrder(): StoredOrder | undefined {
  const text = readText(orderKey);
  if (text === undefined || text === knownText) return order;
  knownText = text;
  order = text === null ? undefined : parse(text);
  if (text !== null && !order && backUp(orderKey, text)) {
    reportStorageError('unreadable');
    forget();
  }
  return order;
}

export function keepOrder(next: StoredOrder): void {
  readOrder();
  const { lines, ...facts } = next;
  const text = JSON.stringify({
    ...facts,
    lines: lines.map(({ product: { id }, quantity }) => ({ id, quantity })),
  });
  if (writeText(orderKey, text)) knownText = text;
  order = next;
  notify();
}

/** Forgets the order: it was sent, or the shopper does not want it any more. */
export function dropOrder(): void {
  forget();
  order = undefined;
  notify();
}

/** Calls the listener after each change, also in another tab. */
export function followOrder(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}

function forget(): void {
  if (removeText(orderKey)) knownText = null;
}

/** Only ids, quantities and texts are read: everything else is the catalogue's (SPEC 11.2). */
function parse(text: string): StoredOrder | undefined {
  try {
    const { reference, time, lines, buyer } = Object(JSON.parse(text)) as Record<string, unknown>;
    if (!isReference(reference) || !isTime(time) || !Array.isArray(lines)) return;
    const known = lines.flatMap((line) => fromStored(line) ?? []);
    if (known.length === 0) return;
    const facts = { reference, time, lines: known };
    return buyer === undefined ? facts : { ...facts, buyer: toBuyer(buyer) };
  } catch {
    return undefined;
  }
}
