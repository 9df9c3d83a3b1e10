import type { CartLine } from '#domain/cart.ts';
import { type WriteLog, decodeWriteLog, encodeWriteLog } from './writeLog.ts';
import { fromStored } from '#storage/storedProduct.ts';

/** How a list is stored: under its public key, with which its event's name begins (SPEC 11.2). */
export type ListContract<Entry> = {
  readonly key: string;
  /** Adds a stored line, also when its product is in the list already. */
  readonly insert: (entries: readonly Entry[], line: CartLine) => readonly Entry[];
  readonly toStored: (entry: Entry) => unknown;
};

export type Contents<Entry> = {
  readonly entries: readonly Entry[];
  /** The JSON of every value that the catalogue does not know. */
  readonly unknown: readonly string[];
  /** Absent if another script has written the list. */
  readonly log?: WriteLog | undefined;
  /** The complete text, if it is not a list. */
  readonly unreadable?: string;
};

/** Reads any text and never throws (SPEC 11.2). */
export function readContents<Entry>(
  { insert }: ListContract<Entry>,
  text: string,
): Contents<Entry> {
  try {
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values)) throw new TypeError('This is not a list.');
    const lines = values.flatMap((value) => fromStored(value) ?? []);
    return {
      entries: lines.reduce<readonly Entry[]>(insert, []),
      // Throws for a value that is nested too deeply to be written again.
      unknown: values.filter((value) => !fromStored(value)).map((value) => JSON.stringify(value)),
      log: decodeWriteLog(text),
    };
  } catch {
    return { entries: [], unknown: [], unreadable: text };
  }
}

/** Plain JSON, and after it the write log as white space. */
export function writeContents<Entry>(
  { toStored }: ListContract<Entry>,
  { entries, unknown, log }: Contents<Entry>,
): string {
  const known = entries.map((entry) => JSON.stringify(toStored(entry)));
  return `[${[...known, ...unknown].join(',')}]${log ? encodeWriteLog(log) : ''}`;
}
