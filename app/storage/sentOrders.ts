import { isReference } from '#ordering/reference.ts';
import { ordersKey } from './storedKeys.ts';
import { createStoredList } from './storedList.ts';

/** An order that the shopper has called sent, in the words and at the prices of that day (SPEC 15.21). */
export type PastOrder = {
  readonly reference: string;
  /** When it was handed over, in ms. */
  readonly time: number;
  /** The language of its texts. */
  readonly language: string;
  readonly lines: readonly PastLine[];
  readonly sums: readonly (readonly [term: string, figure: string])[];
  /** The lines of the address, if the shopper wanted it to be remembered. */
  readonly shipTo?: readonly string[] | undefined;
};

type PastLine = {
  readonly id: number;
  readonly quantity: number;
  readonly title: string;
  readonly detail: string;
  readonly figure: string;
};

/** More are not kept. */
const maxKept = 20;

/** The orders on this device, the newest first (SPEC 15.21). */
export const sentOrders = createStoredList<PastOrder>({
  key: ordersKey,
  fromStored: (value) => (isPastOrder(value) ? value : undefined),
  toStored: (order) => order,
});

/** Keeps an order before the others, each reference once. */
export function rememberOrder(order: PastOrder): void {
  sentOrders.change((orders) =>
    [order, ...orders.filter(({ reference }) => reference !== order.reference)].slice(0, maxKept),
  );
}

function isPastOrder(value: unknown): value is PastOrder {
  const {
    reference,
    time,
    language,
    lines,
    sums,
    shipTo = [],
  } = Object(value) as Partial<Record<string, unknown>>;
  return (
    isReference(reference) &&
    isTime(time) &&
    typeof language === 'string' &&
    isList(lines, isPastLine) &&
    isList(sums, (sum) => isList(sum, isText) && sum.length === 2) &&
    isList(shipTo, isText)
  );
}

function isPastLine(value: unknown): boolean {
  const { id, quantity, title, detail, figure } = Object(value) as Partial<Record<string, unknown>>;
  return [id, quantity].every(Number.isSafeInteger) && isList([title, detail, figure], isText);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isList(value: unknown, isEntry: (entry: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(isEntry);
}

/** Whether a stored value is a time in ms: a date can be this far from 1970. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15;
}
