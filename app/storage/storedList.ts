import type { CartLine } from '#ordering/cart.ts';
import { backUp, readText, reportStorageError, writeText } from './localText.ts';
import { fromStored } from './storedProduct.ts';

type Operation<Entry> = (entries: readonly Entry[]) => readonly Entry[];

/** A list in local storage that this page and others change (SPEC 11.2). */
export type StoredList<Entry> = {
  /** The same array until the list changes. */
  readonly read: () => readonly Entry[];
  /** The JSON of each stored value that is no product of the catalogue. */
  readonly readUnknown: () => readonly string[];
  /** Changes the newest list; a quiet change fires no window event (SPEC 8.3). */
  readonly change: (operation: Operation<Entry>, options?: { readonly quiet?: boolean }) => void;
  /** Calls the listener after each change, and says whether another tab or script made it. */
  readonly subscribe: (listener: (isExternal: boolean) => void) => () => void;
};

type Contract<Entry> = {
  readonly key: string;
  /** Fired on the window after a change. */
  readonly event: string;
  /** Adds a stored line, also when its product is in the list already. */
  readonly insert: (entries: readonly Entry[], line: CartLine) => readonly Entry[];
  readonly toStored: (entry: Entry) => unknown;
};

type Contents<Entry> = {
  readonly entries: readonly Entry[];
  readonly unknown: readonly string[];
  /** Whether the stored text is no list, which is backed up before it is replaced. */
  readonly isUnreadable?: boolean;
};

/** After each of these events the storage may have changed (SPEC 3.3). */
const changeEvents =
  'storage pageshow visibilitychange cartUpdated cart-updated wishlistUpdated wishlist-updated';

/** A stored list as this page knows it. */
type Known<Entry> = {
  readonly contract: Contract<Entry>;
  /** What was read or written last. */
  text: string | null;
  contents: Contents<Entry>;
  isSaved: boolean;
};

/** Each change reads the newest list, applies to it, and writes it; see docs/engineers/decisions/0006. */
export function createStoredList<Entry>(contract: Contract<Entry>): StoredList<Entry> {
  const contents = { entries: [], unknown: [] };
  const list: Known<Entry> = { contract, text: null, contents, isSaved: true };
  const listeners = new Set<(isExternal: boolean) => void>();
  const notify = (isExternal: boolean) => {
    for (const listener of listeners) listener(isExternal);
  };
  const handleEvent = () => {
    if (refresh(list)) notify(true);
    // Where another list has become shorter there may be space again.
    else if (!list.isSaved) save(list);
  };

  return {
    read() {
      refresh(list);
      return list.contents.entries;
    },
    readUnknown() {
      refresh(list);
      return list.contents.unknown;
    },
    change(operation, options) {
      refresh(list);
      const entries = operation(list.contents.entries);
      if (entries === list.contents.entries) return;
      list.contents = { ...list.contents, entries };
      save(list);
      notify(false);
      if (options?.quiet !== true) window.dispatchEvent(new Event(contract.event));
    },
    subscribe(listener) {
      // The handlers are never removed: the header listens until the page is closed.
      const events = listeners.size === 0 ? changeEvents.split(' ') : [];
      for (const name of events) window.addEventListener(name, handleEvent);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads what is stored, and says whether it has changed. */
function refresh<Entry>(list: Known<Entry>): boolean {
  const stored = readText(list.contract.key);
  if (stored === undefined || stored === list.text) return false;
  list.text = stored;
  list.isSaved = true;
  list.contents = parse(list.contract, stored ?? '[]');
  if (list.contents.isUnreadable) reportStorageError('unreadable');
  return true;
}

/** Writes the list; if the browser refuses, it stays in memory. */
function save<Entry>(list: Known<Entry>): void {
  const { key, toStored } = list.contract;
  const { entries, unknown, isUnreadable } = list.contents;
  const known = entries.map((entry) => JSON.stringify(toStored(entry)));
  const text = `[${[...known, ...unknown].join(',')}]`;
  list.isSaved = (!isUnreadable || backUp(key, list.text ?? '')) && writeText(key, text);
  if (list.isSaved) Object.assign(list, { text, contents: { entries, unknown } });
}

/** Reads any text and never throws. */
function parse<Entry>({ insert }: Contract<Entry>, text: string): Contents<Entry> {
  try {
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values)) throw new TypeError('This is not a list.');
    const lines = values.flatMap((value) => fromStored(value) ?? []);
    return {
      entries: lines.reduce<readonly Entry[]>(insert, []),
      // Throws for a value that is nested too deeply to be written again.
      unknown: values.filter((value) => !fromStored(value)).map((value) => JSON.stringify(value)),
    };
  } catch {
    return { entries: [], unknown: [], isUnreadable: true };
  }
}
