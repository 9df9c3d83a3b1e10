import type { CartLine } from '#domain/cart.ts';
import { type Mark, readMark, writeMark } from './writeLog.ts';
import { fromStored } from '#storage/storedProduct.ts';

/** A list's public key, which its event begins with, and its entries (SPEC 11.2). */
export type ListContract<Entry> = {
  readonly key: string;
  /** The entries with a stored line among them, also where its product is there already. */
  readonly put: (entries: readonly Entry[], line: CartLine) => readonly Entry[];
  readonly write: (entry: Entry) => unknown;
};

export type Contents<Entry> = {
  readonly entries: readonly Entry[];
  /** The JSON of every value that the catalogue does not know. */
  readonly unknown: readonly string[];
  /** None if anyone but the shop has written the list. */
  readonly mark?: Mark | undefined;
  /** The whole text, if it is no list at all. */
  readonly unreadable?: string;
};

/** Reads any text whatever and never throws (SPEC 11.2). */
export function readContents<Entry>({ put }: ListContract<Entry>, text: string): Contents<Entry> {
  try {
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values)) throw new TypeError('This is no list.');
    const lines = values.flatMap((value) => fromStored(value) ?? []);
    return {
      entries: lines.reduce<readonly Entry[]>(put, []),
      // Throws on a value nested too deeply ever to be written again.
      unknown: values.filter((value) => !fromStored(value)).map((value) => JSON.stringify(value)),
      mark: readMark(text),
    };
  } catch {
    return { entries: [], unknown: [], unreadable: text };
  }
}

/** Plain JSON, and the shop's mark in the white space after it. */
export function writeContents<Entry>(
  { write }: ListContract<Entry>,
  { entries, unknown, mark }: Contents<Entry>,
): string {
  const known = entries.map((entry) => JSON.stringify(write(entry)));
  return `[${[...known, ...unknown].join(',')}]${mark ? writeMark(mark) : ''}`;
}
