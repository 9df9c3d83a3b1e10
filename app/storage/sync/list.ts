import {
  type Browser,
  readText,
  reportStorageError,
  thisBrowser,
  writeText,
} from '#storage/browser.ts';
import { type ListContract, readContents, writeContents } from './contents.ts';

type Operation<Entry> = (entries: readonly Entry[]) => readonly Entry[];

export type StoredList<Entry> = {
  readonly read: () => readonly Entry[];
  /** Changes the newest list; a quiet change fires no window event (SPEC 8.3). */
  readonly change: (operation: Operation<Entry>, options?: { readonly quiet?: boolean }) => void;
  /** A listener hears, too, whether another tab or script has changed the list. */
  readonly subscribe: (listener: (isNews: boolean) => void) => () => void;
};

/** A change made in this page. */
type Change<Entry> = {
  readonly operation: Operation<Entry>;
  readonly number: number;
  /** What it was made on top of: so many changes of each page. */
  readonly after: readonly (readonly [page: string, count: number])[];
  readonly generation: number;
  readonly isSaved: boolean;
  /** When it was made, or last saved. */
  readonly time: number;
};

/** No other page's write is under way for longer. */
const settledMs = 10_000;

/** Any of these may mean that somebody has written the storage (SPEC 3.3). */
const occasions =
  'storage pageshow visibilitychange cartUpdated cart-updated wishlistUpdated wishlist-updated';

/** A list in local storage that loses no change (SPEC 11.2); see docs/decisions/0006. */
export function createStoredList<Entry>(
  contract: ListContract<Entry>,
  browser: Browser = thisBrowser,
  page: string = Math.random().toString(36).slice(2, 8),
): StoredList<Entry> {
  const { key } = contract;
  const listeners = new Set<(isNews: boolean) => void>();
  let knownText: string | null = null;
  let stored = readContents(contract, '[]');
  /** What is stored, and on top of it this page's changes that are not. */
  let { entries } = stored;
  let changes: readonly Change<Entry>[] = [];
  let lastNumber = 0;
  let lastGeneration = 0;

  const storedCount = (ofPage: string) => stored.mark?.clock.get(ofPage) ?? 0;
  const isMissing = ({ number }: Change<Entry>) => number > storedCount(page);
  const isRecent = ({ time }: Change<Entry>) => Date.now() - time < settledMs;
  const withChanges = (made: readonly Change<Entry>[]) =>
    made.reduce((list, { operation }) => operation(list), stored.entries);

  /** Takes in what is stored, and says whether anybody has changed it. */
  function refresh(): boolean {
    const text = readText(browser, key);
    if (text === undefined || text === knownText) return false;
    knownText = text;
    stored = readContents(contract, text ?? '[]');
    const { mark, unreadable } = stored;
    if (unreadable !== undefined) reportStorageError('unreadable');
    lastGeneration = Math.max(lastGeneration, mark?.generation ?? 0);
    // A list without a mark is all that its writer wants: only what never got there comes on top.
    changes = changes.filter(
      (change) =>
        !change.isSaved || (mark && change.generation >= mark.generation && isRecent(change)),
    );
    entries = withChanges(changes.filter(isMissing));
    return true;
  }

  /** Pages that meet the same unmarked list must number it alike, also one that has just opened. */
  function currentGeneration(): number {
    if (stored.mark) return lastGeneration;
    const noted = Number(readText(browser, `beau:${key}`));
    return Math.max(lastGeneration, Number.isSafeInteger(noted) ? noted : 0) + 1;
  }

  function save(): void {
    const missing = changes.filter(isMissing);
    const early = missing.findIndex(isTooEarly);
    const ready = early < 0 ? missing : missing.slice(0, early);
    const last = ready.at(-1);
    if (!last) return;
    if (stored.unreadable !== undefined && !setAside(stored.unreadable)) return;
    const generation = currentGeneration();
    const clock = new Map(stored.mark?.clock);
    clock.delete(page);
    clock.set(page, last.number);
    const contents = { ...stored, entries: withChanges(ready), mark: { generation, clock } };
    if (!writeText(browser, key, writeContents(contract, contents))) return;
    if (!stored.mark) writeText(browser, `beau:${key}`, String(generation));
    const saved = { isSaved: true, generation, time: Date.now() };
    changes = changes.map((change) => (ready.includes(change) ? { ...change, ...saved } : change));
    refresh();
  }

  /** What was made on top of another page's change waits for that page to bring it back first. */
  function isTooEarly(change: Change<Entry>): boolean {
    if (change.generation !== stored.mark?.generation || !isRecent(change)) return false;
    return change.after.some(([other, count]) => other !== page && storedCount(other) < count);
  }

  /** Keeps a text that cannot be read, beside any that was kept before. */
  function setAside(text: string, copy = 1): boolean {
    const name = `beau:unreadable:${key}${copy === 1 ? '' : `:${copy}`}`;
    const kept = readText(browser, name);
    if (kept === null) return writeText(browser, name, text);
    return kept === text || (kept !== undefined && setAside(text, copy + 1));
  }

  function catchUp(): void {
    const isNews = refresh();
    save();
    for (const listener of listeners) listener(isNews);
  }

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
      const after = [...(stored.mark?.clock ?? [])];
      const generation = currentGeneration();
      const made = { number: lastNumber, after, generation, isSaved: false, time: Date.now() };
      changes = [...changes, { operation, ...made }];
      catchUp();
      if (options?.quiet !== true) browser().dispatchEvent(new Event(`${key}Updated`));
    },
    subscribe(listener) {
      // Once is enough, and for good: the header listens as long as the page lives.
      const heard = listeners.size === 0 ? occasions.split(' ') : [];
      for (const name of heard) browser().addEventListener(name, catchUp);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
