import { type Mark, readMark, writeMark } from './mark.ts';

/** A list's public key, event and entries (SPEC 11.2). */
export type ListContract<Entry> = {
  readonly key: string;
  readonly ownEvent: string;
  /** The entry that a stored value stands for, or `undefined` if the catalogue has none such. */
  readonly read: (value: unknown) => Entry | undefined;
  readonly merge: (one: Entry, other: Entry) => Entry;
  readonly idOf: (entry: Entry) => number;
  readonly write: (entry: Entry) => unknown;
};

export type Contents<Entry> = {
  readonly entries: readonly Entry[];
  /** The JSON of every value that the catalogue does not know. */
  readonly unknown: readonly string[];
  readonly mark?: Mark | undefined;
};

/** Reads any text whatever and never throws; `undefined` if it is no list at all (SPEC 11.2). */
export function readContents<Entry>(
  { read, merge, idOf }: ListContract<Entry>,
  text: string,
): Contents<Entry> | undefined {
  const entries = new Map<number, Entry>();
  const unknown: string[] = [];
  try {
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values)) return undefined;
    for (const value of values) {
      const entry = read(value);
      const earlier = entry && entries.get(idOf(entry));
      if (entry) entries.set(idOf(entry), earlier ? merge(earlier, entry) : entry);
      // Throws on a value nested too deeply ever to be written again.
      else unknown.push(JSON.stringify(value));
    }
  } catch {
    return undefined;
  }
  return { entries: [...entries.values()], unknown, mark: readMark(text) };
}

/** Plain JSON, and the shop's mark in the white space after it. */
export function writeContents<Entry>(
  { write }: ListContract<Entry>,
  { entries, unknown }: Contents<Entry>,
  mark: Mark,
): string {
  const known = entries.map((entry) => JSON.stringify(write(entry)));
  return `[${[...known, ...unknown].join(',')}]${writeMark(mark)}`;
}
