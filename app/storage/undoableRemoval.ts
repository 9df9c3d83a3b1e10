import { knownOrder } from '#domain/restoredIndex.ts';
import type { StoredList } from './sync/list.ts';

type Rules<Entry> = {
  readonly list: StoredList<Entry>;
  readonly idOf: (entry: Entry) => number;
  readonly remove: (entries: readonly Entry[], id: number) => readonly Entry[];
  readonly restore: (
    entries: readonly Entry[],
    entry: Entry,
    order: readonly number[],
  ) => readonly Entry[];
};

/**
 * A function that removes an entry of a stored list, and returns the one that puts it back where it
 * was (SPEC 16.1). Both are changes of the newest list, so that no change of another tab is lost.
 */
export function createUndoableRemoval<Entry>({ list, idOf, remove, restore }: Rules<Entry>) {
  let order: readonly number[] = [];
  return (entry: Entry): (() => void) => {
    // What was removed before may come back first, so the order keeps it too.
    const seen = knownOrder(order, list.read().map(idOf));
    order = seen;
    list.change((entries) => remove(entries, idOf(entry)));
    return () => list.change((entries) => restore(entries, entry, seen));
  };
}
