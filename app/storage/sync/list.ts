import { keyPrefix } from '#domain/storedKeys.ts';
import {
  type Browser,
  backUp,
  readText,
  reportStorageError,
  thisBrowser,
  writeText,
} from '#storage/browser.ts';
import { followCatalogue } from '#storage/catalogue.ts';
import {
  type Change,
  type Operation,
  missingFrom,
  readyToSave,
  stillWatched,
  withChanges,
} from './changes.ts';
import { type Contents, type ListContract, readContents, writeContents } from './contents.ts';

export type StoredList<Entry> = {
  readonly read: () => readonly Entry[];
  /** The JSON of each stored value that is no product of the catalogue. */
  readonly readUnknown: () => readonly string[];
  /** Changes the newest list; a quiet change fires no window event (SPEC 8.3). */
  readonly change: (operation: Operation<Entry>, options?: { readonly quiet?: boolean }) => void;
  /** Calls the listener after each change, and says whether another tab or script made it. */
  readonly subscribe: (listener: (isExternal: boolean) => void) => () => void;
};

/** A stored list as this page knows it. */
type Known<Entry> = {
  readonly contract: ListContract<Entry>;
  readonly browser: Browser;
  /** The name of this page in the write log. */
  readonly page: string;
  text: string | null | undefined;
  stored: Contents<Entry>;
  /** What is stored, with this page's unsaved changes on top. */
  entries: readonly Entry[];
  changes: readonly Change<Entry>[];
  lastNumber: number;
  lastGeneration: number;
};

/** After each of these events the storage may have changed (SPEC 3.3). */
const changeEvents =
  'storage pageshow visibilitychange cartUpdated cart-updated wishlistUpdated wishlist-updated';

/** The events that the shop fired itself: its lists know already what they say. */
const ownEvents = new WeakSet<Event>();

/** A list in local storage that loses no change (SPEC 11.2); see docs/decisions/0006. */
export function createStoredList<Entry>(
  contract: ListContract<Entry>,
  browser: Browser = thisBrowser,
  page: string = Math.random().toString(36).slice(2, 8),
): StoredList<Entry> {
  const stored = readContents(contract, '[]');
  const { entries } = stored;
  const first = { text: null, stored, entries, changes: [], lastNumber: 0, lastGeneration: 0 };
  const list: Known<Entry> = { contract, browser, page, ...first };
  const listeners = new Set<(isExternal: boolean) => void>();
  const notify = (isExternal: boolean) => {
    for (const listener of listeners) listener(isExternal);
  };
  const synchronize = () => {
    const isExternal = refresh(list);
    save(list);
    notify(isExternal);
  };
  const handleEvent = (event: Event) => {
    const isNews = !ownEvents.has(event) && isAbout(contract.key, event);
    // Where another list was written there may be space again.
    if (isNews || list.changes.some(({ isSaved }) => !isSaved)) synchronize();
  };
  // Now every line of the list has its product.
  followCatalogue(() => {
    list.text = undefined;
    refresh(list);
    notify(false);
  });
  return {
    read() {
      refresh(list);
      return list.entries;
    },
    readUnknown() {
      refresh(list);
      return list.stored.unknown;
    },
    change(operation, options) {
      if (!apply(list, operation)) return;
      synchronize();
      if (options?.quiet === true) return;
      const event = new Event(`${contract.key}Updated`);
      ownEvents.add(event);
      browser().dispatchEvent(event);
    },
    subscribe(listener) {
      // The handlers are never removed: the header listens until the page is closed.
      const events = listeners.size === 0 ? changeEvents.split(' ') : [];
      for (const name of events) browser().addEventListener(name, handleEvent);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether the storage may have changed under a key; the event of another tab's write names its key. */
function isAbout(key: string, event: Event & { readonly key?: string | null }): boolean {
  return (event.key ?? key) === key;
}

/** Reads what is stored, and says whether it has changed. */
function refresh<Entry>(list: Known<Entry>): boolean {
  const { contract, browser, page } = list;
  const text = readText(browser, contract.key);
  if (text === undefined || text === list.text) return false;
  list.text = text;
  list.stored = readContents(contract, text ?? '[]');
  const { entries, log, unreadable } = list.stored;
  if (unreadable !== undefined) reportStorageError('unreadable');
  list.lastGeneration = Math.max(list.lastGeneration, log?.generation ?? 0);
  list.changes = stillWatched(list.changes, log);
  list.entries = withChanges(entries, missingFrom(list.changes, log, page));
  return true;
}

/** Makes a change in this page; `false` if it changes nothing. */
function apply<Entry>(list: Known<Entry>, operation: Operation<Entry>): boolean {
  refresh(list);
  const changed = operation(list.entries);
  if (changed === list.entries) return false;
  list.entries = changed;
  list.lastNumber += 1;
  const change = {
    operation,
    number: list.lastNumber,
    basedOn: [...(list.stored.log?.versions ?? [])],
    generation: currentGeneration(list),
    isSaved: false,
    time: performance.now(),
  };
  list.changes = [...list.changes, change];
  return true;
}

/** Writes the changes that are not stored, as far as none must wait. */
function save<Entry>(list: Known<Entry>): void {
  const { contract, browser, page, stored } = list;
  const { key } = contract;
  const ready = readyToSave(list.changes, stored.log, page);
  const last = ready.at(-1);
  if (!last) return;
  if (stored.unreadable !== undefined && !backUp(browser, key, stored.unreadable)) return;
  const generation = currentGeneration(list);
  const versions = new Map(stored.log?.versions);
  // The page that wrote last comes last.
  versions.delete(page);
  versions.set(page, last.number);
  const entries = withChanges(stored.entries, ready);
  const log = { generation, versions };
  if (!writeText(browser, key, writeContents(contract, { ...stored, entries, log }))) return;
  if (!stored.log) writeText(browser, keyPrefix + key, String(generation));
  const saved = { isSaved: true, generation, time: performance.now() };
  list.changes = list.changes.map((change) =>
    ready.includes(change) ? { ...change, ...saved } : change,
  );
  refresh(list);
}

/** All pages must give a list without a log the same generation, also a page that has just opened. */
function currentGeneration<Entry>(list: Known<Entry>): number {
  if (list.stored.log) return list.lastGeneration;
  const saved = Number(readText(list.browser, keyPrefix + list.contract.key));
  return Math.max(list.lastGeneration, Number.isSafeInteger(saved) ? saved : 0) + 1;
}
