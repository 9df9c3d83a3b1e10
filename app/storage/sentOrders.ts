import { toQuantity } from '#ordering/cart.ts';
import type { PastOrder } from '#ordering/pastOrder.ts';
import { isReference } from '#ordering/reference.ts';
import { ordersKey } from './storedKeys.ts';
import { readText } from './localText.ts';
import { type Stored, areTexts } from './storedEntries.ts';
import { createStoredList } from './storedList.ts';

/** More are not kept. */
const maxKept = 20;

/** The orders on this device, the newest first (SPEC 15.21). */
export const sentOrders = createStoredList<PastOrder>({
  key: ordersKey,
  fromStored: (value) => (isPastOrder(value) ? value : undefined),
  toStored: (order) => order,
  // The checkout says it in its own words.
  isOptional: true,
});

/** Keeps an order before the others, each reference once; `false` if the browser has not saved it. */
export function rememberOrder(order: PastOrder): boolean {
  sentOrders.change((orders) =>
    [order, ...orders.filter(({ reference }) => reference !== order.reference)].slice(0, maxKept),
  );
  return readText(ordersKey)?.includes(order.reference) ?? false;
}

/** Whether a stored value is an order in the words of its day. */
export function isPastOrder(value: unknown): value is PastOrder {
  const { reference, time, language, lines, sums, ...others } = Object(value) as Stored;
  const { shipTo = [], payment = '', promise = '' } = others;
  return (
    isReference(reference) &&
    isTime(time) &&
    typeof language === 'string' &&
    isList(lines, isPastLine) &&
    isList(sums, (sum) => isList(sum, isText) && sum.length === 2) &&
    isList(shipTo, isText) &&
    isList([payment, promise], isText)
  );
}

function isPastLine(value: unknown): boolean {
  const { id, quantity, answers = {}, ...texts } = Object(value) as Stored;
  return (
    Number.isSafeInteger(id) &&
    areTexts(answers) &&
    toQuantity(quantity) === quantity &&
    isList([texts['title'], texts['detail'], texts['figure']], isText)
  );
}

const isText = (value: unknown) => typeof value === 'string';

function isList(value: unknown, isEntry: (entry: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(isEntry);
}

/** Whether a stored value is a time in ms: a date can be this far from 1970. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15;
}
