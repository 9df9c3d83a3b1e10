import { unreadablePrefix } from './storedKeys.ts';

/** What can go wrong with the browser's storage; the shopper sees each message once (SPEC 11.2). */
export type StorageError = 'unavailable' | 'unreadable';

const reported = new Set<StorageError>();
const queue: StorageError[] = [];
let listener: ((error: StorageError) => void) | undefined;

export function reportStorageError(error: StorageError): void {
  if (reported.has(error)) return;
  reported.add(error);
  queue.push(error);
  // Storage is read while React renders, when no component may change its state.
  queueMicrotask(flush);
}

function flush(): void {
  if (listener) for (const error of queue.splice(0)) listener(error);
}

/** Calls `handle` once for each storage error, also for those that were reported before. */
export function followStorageErrors(handle: (error: StorageError) => void): () => void {
  listener = handle;
  flush();
  return () => {
    listener = undefined;
  };
}

/** The stored text, `null` if there is none, `undefined` if the browser refuses to read it. */
export function readText(key: string): string | null | undefined {
  try {
    return window.localStorage.getItem(key);
  } catch {
    reportStorageError('unavailable');
    return undefined;
  }
}

/** Saves a text; `false` if the browser refuses it, which is no error of an optional one. */
export function writeText(key: string, text: string, isOptional = false): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    if (!isOptional) reportStorageError('unavailable');
    return false;
  }
}

/** Removes a stored text; `false` if the browser refuses it. */
export function removeText(key: string): boolean {
  try {
    window.localStorage.removeItem(key);
    return true;
  } catch {
    reportStorageError('unavailable');
    return false;
  }
}

/** The keys of all stored texts; none where storage is forbidden. */
export function readKeys(): readonly string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

/** Keeps a copy of a text that cannot be read, beside earlier copies (SPEC 11.2). */
export function backUp(key: string, text: string, copy = 1): boolean {
  const name = `${unreadablePrefix}${key}${copy === 1 ? '' : `:${copy}`}`;
  const backup = readText(name);
  if (backup === null) return writeText(name, text);
  return backup === text || (backup !== undefined && backUp(key, text, copy + 1));
}
