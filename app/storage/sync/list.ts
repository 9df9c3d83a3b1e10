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
  type Contents,
  type ListContract,
  createEntryWriter,
  readContents,
  writeContents,
} from './contents.ts';
import { decodeWriteLog } from './writeLog.ts';

type Operation<Entry> = (entries: readonly Entry[]) => readonly Entry[];

export type StoredList<Entry> = {
  readonly read: () => readonly Entry[];
  /** Changes the newest list; a quiet change fires no window event (SPEC 8.3). */
  readonly change: (operation: Operation<Entry>, options?: { readonly quiet?: boolean }) => void;
  /** Calls the listener after each change, and says whether another tab or script made it. */
  readonly subscribe: (listener: (isExternal: boolean) => void) => () => void;
};

/** A change made in this page. */
type Change<Entry> = {
  readonly operation: Operation<Entry>;
  readonly number: number;
  /** The version vector of the list that it was made on top of. */
  readonly basedOn: readonly (readonly [page: string, count: number])[];
  readonly generation: number;
  readonly isSaved: boolean;
  /** When it was made, or last saved. */
  readonly time: number;
};

/** After this time every page sees what another page has written. */
const maxWriteDelayMs = 10_000;

/** After each of these events the storage may have changed (SPEC 3.3). */
const changeEvents =
  'storage pageshow visibilitychange cartUpdated cart-updated wishlistUpdated wishlist-updated';

/** A list in local storage that loses no change (SPEC 11.2); see docs/decisions/0006. */
export function createStoredList<Entry extends object>(
  contract: ListContract<Entry>,
  browser: Browser = thisBrowser,
  page: string = Math.random().toString(36).slice(2, 8),
): StoredList<Entry> {
  const { key } = contract;
  const writeEntry = createEntryWriter(contract);
  const listeners = new Set<(isExternal: boolean) => void>();
  let knownText: string | null | undefined = null;
  let stored = readContents(contract, '[]');
  /** What is stored, with this page's unsaved changes on top. */
  let { entries } = stored;
  let changes: readonly Change<Entry>[] = [];
  let lastNumber = 0;
  let lastGeneration = 0;

  const storedVersion = (ofPage: string) => stored.log?.versions.get(ofPage) ?? 0;
  const isNotStored = ({ number }: Change<Entry>) => number > storedVersion(page);
  const isRecent = ({ time }: Change<Entry>) => Date.now() - time < maxWriteDelayMs;
  const withChanges = (applied: readonly Change<Entry>[]) =>
    applied.reduce((list, { operation }) => operation(list), stored.entries);

  /**
   * Reads what is stored, and says whether it has changed. What this page has just written is not read
   * again: every line would be another object, and a cart of 300 lines be rendered as a whole.
   */
  function refresh(written?: string, contents?: Contents<Entry>): boolean {
    const text = readText(browser, key);
    if (text === undefined || text === knownText) return false;
    knownText = text;
    stored = contents && text === written ? contents : readContents(contract, text ?? '[]');
    const { log, unreadable } = stored;
    if (unreadable !== undefined) reportStorageError('unreadable');
    lastGeneration = Math.max(lastGeneration, log?.generation ?? 0);
    // Another script's list has no log. It replaces ours: only unsaved changes are repeated on it.
    changes = changes.filter(
      (change) =>
        !change.isSaved || (log && change.generation >= log.generation && isRecent(change)),
    );
    entries = withChanges(changes.filter(isNotStored));
    return true;
  }

  /** All pages must give a list without a log the same generation, also a page that has just opened. */
  function currentGeneration(): number {
    if (stored.log) return lastGeneration;
    const saved = Number(readText(browser, `beau:${key}`));
    return Math.max(lastGeneration, Number.isSafeInteger(saved) ? saved : 0) + 1;
  }

  function save(): void {
    const missing = changes.filter(isNotStored);
    const waiting = missing.findIndex(mustWait);
    const ready = waiting < 0 ? missing : missing.slice(0, waiting);
    const last = ready.at(-1);
    if (!last) return;
    if (stored.unreadable !== undefined && !backUp(browser, key, stored.unreadable)) return;
    const generation = currentGeneration();
    const versions = new Map(stored.log?.versions);
    versions.delete(page);
    versions.set(page, last.number);
    const lists = { entries: withChanges(ready), unknown: stored.unknown };
    const text = writeContents(writeEntry, { ...lists, log: { generation, versions } });
    if (!writeText(browser, key, text)) return;
    if (!stored.log) writeText(browser, `beau:${key}`, String(generation));
    const saved = { isSaved: true, generation, time: Date.now() };
    changes = changes.map((change) => (ready.includes(change) ? { ...change, ...saved } : change));
    refresh(text, { ...lists, log: decodeWriteLog(text) });
  }

  /** A change waits until the list contains again what it was made on top of. */
  function mustWait(change: Change<Entry>): boolean {
    if (change.generation !== stored.log?.generation || !isRecent(change)) return false;
    return change.basedOn.some(([other, count]) => other !== page && storedVersion(other) < count);
  }

  function synchronize(): void {
    const isExternal = refresh();
    save();
    for (const listener of listeners) listener(isExternal);
  }

  // Now every line of the list has its product.
  followCatalogue(() => {
    knownText = undefined;
    refresh();
    for (const listener of listeners) listener(false);
  });

  return {
    read() {
      refresh();
      return entries;
    },
    change(operation, options) {
      refresh();
      const changed = operation(entries);
      if (changed === entries) return;
      entries = changed;
      lastNumber += 1;
      const basedOn = [...(stored.log?.versions ?? [])];
      const generation = currentGeneration();
      const made = { number: lastNumber, basedOn, generation, isSaved: false, time: Date.now() };
      changes = [...changes, { operation, ...made }];
      synchronize();
      if (options?.quiet !== true) browser().dispatchEvent(new Event(`${key}Updated`));
    },
    subscribe(listener) {
      // The handlers are never removed: the header listens until the page is closed.
      const events = listeners.size === 0 ? changeEvents.split(' ') : [];
      for (const name of events) browser().addEventListener(name, synchronize);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
