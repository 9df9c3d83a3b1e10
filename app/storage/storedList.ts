import { valuesIn } from './storedEntries.ts';
import { type ChangeOptions, type StoredValue, createStoredValue } from './storedValue.ts';

/** A list in local storage that keeps what it does not know (SPEC 11.2). */
export type StoredList<Entry> = StoredValue<readonly Entry[]> & {
  /** The JSON of each stored value that is no entry. */
  readonly readUnknown: () => readonly string[];
  readonly dropUnknown: (isDropped: (value: unknown) => boolean) => void;
};

type Contract<Entry> = {
  readonly key: string;
  readonly event?: string;
  /** The entry of a stored value; `undefined` if it is none. */
  readonly fromStored: (value: unknown) => Entry | undefined;
  /** Adds a stored entry, also when its product is in the list already. */
  readonly insert?: (entries: readonly Entry[], entry: Entry) => readonly Entry[];
  readonly toStored: (entry: Entry) => unknown;
  readonly isOptional?: boolean;
};

type Contents<Entry> = {
  readonly entries: readonly Entry[];
  readonly unknown: readonly string[];
};

export function createStoredList<Entry>(contract: Contract<Entry>): StoredList<Entry> {
  const { key, event, toStored, isOptional = false } = contract;
  const list = createStoredValue<Contents<Entry>>({
    key,
    ...(event !== undefined && { event }),
    none: '[]',
    isOptional,
    parse: (text) => parse(contract, text),
    toText: ({ entries, unknown }) => {
      const known = entries.map((entry) => JSON.stringify(toStored(entry)));
      return `[${[...known, ...unknown].join(',')}]`;
    },
  });
  return {
    read: () => list.read().entries,
    readUnknown: () => list.read().unknown,
    change: (operation, options?: ChangeOptions) =>
      list.change((contents) => {
        const entries = operation(contents.entries);
        return entries === contents.entries ? contents : { ...contents, entries };
      }, options),
    dropUnknown: (isDropped) =>
      list.change((contents) => {
        const unknown = contents.unknown.filter((text) => !isDropped(JSON.parse(text)));
        return unknown.length === contents.unknown.length ? contents : { ...contents, unknown };
      }),
    subscribe: list.subscribe,
  };
}

function parse<Entry>(
  { fromStored, insert = (entries, entry) => [...entries, entry] }: Contract<Entry>,
  text: string,
): Contents<Entry> {
  const values = valuesIn(text);
  const entries = values.flatMap((value) => fromStored(value) ?? []);
  return {
    entries: entries.reduce<readonly Entry[]>(insert, []),
    // Throws for a value that is nested too deeply to be written again.
    unknown: values.filter((value) => !fromStored(value)).map((value) => JSON.stringify(value)),
  };
}
