import { isReference } from '#ordering/reference.ts';
import { ordersKey } from './storedKeys.ts';
import { backUp, readText, reportStorageError, writeText } from './localText.ts';

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

let known: { readonly text: string | null; readonly orders: readonly PastOrder[] } = {
  text: null,
  orders: [],
};

/** The orders on this device, the newest first; the same list until it changes. */
export function readOrders(): readonly PastOrder[] {
  const text = readText(ordersKey) ?? null;
  if (text !== known.text)
    known = { text, orders: (parse(text ?? '[]') ?? []).filter(isPastOrder) };
  return known.orders;
}

/** Calls the listener when another tab has changed the list. */
export function followOrders(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Keeps an order before the others, each reference once. What this version cannot read stays. */
export function rememberOrder(order: PastOrder): void {
  const text = readText(ordersKey) ?? '[]';
  const values = parse(text);
  if (!values) {
    reportStorageError('unreadable');
    if (!backUp(ordersKey, text)) return;
  }
  const others = (values ?? []).filter((value) => Object(value).reference !== order.reference);
  writeText(ordersKey, JSON.stringify([order, ...others].slice(0, maxKept)));
}

function parse(text: string): readonly unknown[] | undefined {
  try {
    const values: unknown = JSON.parse(text);
    return Array.isArray(values) ? values : undefined;
  } catch {
    return undefined;
  }
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
