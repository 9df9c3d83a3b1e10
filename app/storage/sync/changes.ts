import type { WriteLog } from './writeLog.ts';

export type Operation<Entry> = (entries: readonly Entry[]) => readonly Entry[];

/** A change made in this page. */
export type Change<Entry> = {
  readonly operation: Operation<Entry>;
  readonly number: number;
  /** The version vector of the list that it was made on top of. */
  readonly basedOn: readonly (readonly [page: string, count: number])[];
  readonly generation: number;
  readonly isSaved: boolean;
  /** When it was made, or last saved, in ms of the page's life. */
  readonly time: number;
};

/** After this time every page sees what another page has written. */
const maxWriteDelayMs = 10_000;

/** How many changes of a page a stored list contains; without a log none that is known. */
function storedVersion(log: WriteLog | undefined, page: string): number {
  return log?.versions.get(page) ?? 0;
}

/** The entries after all of these changes. */
export function withChanges<Entry>(
  entries: readonly Entry[],
  changes: readonly Change<Entry>[],
): readonly Entry[] {
  return changes.reduce((list, { operation }) => operation(list), entries);
}

/**
 * The changes that another page can still overwrite. A list without a log is another script's and replaces
 * ours: only unsaved changes are repeated on it.
 */
export function stillWatched<Entry>(
  changes: readonly Change<Entry>[],
  log: WriteLog | undefined,
): readonly Change<Entry>[] {
  return changes.filter(
    (change) => !change.isSaved || (log && change.generation >= log.generation && isRecent(change)),
  );
}

/** The changes of a page that its stored list does not contain. */
export function missingFrom<Entry>(
  changes: readonly Change<Entry>[],
  log: WriteLog | undefined,
  page: string,
): readonly Change<Entry>[] {
  return changes.filter(({ number }) => number > storedVersion(log, page));
}

/** The first of the missing changes, as many as need not wait. */
export function readyToSave<Entry>(
  changes: readonly Change<Entry>[],
  log: WriteLog | undefined,
  page: string,
): readonly Change<Entry>[] {
  const missing = missingFrom(changes, log, page);
  const waiting = missing.findIndex((change) => mustWait(change, log, page));
  return waiting < 0 ? missing : missing.slice(0, waiting);
}

/** A change waits until the list contains again what it was made on top of. */
function mustWait<Entry>(change: Change<Entry>, log: WriteLog | undefined, page: string): boolean {
  if (change.generation !== log?.generation || !isRecent(change)) return false;
  return change.basedOn.some(
    ([other, count]) => other !== page && storedVersion(log, other) < count,
  );
}

function isRecent({ time }: Pick<Change<unknown>, 'time'>): boolean {
  return performance.now() - time < maxWriteDelayMs;
}
