/** What has gone wrong with the browser's storage; each is told to the shopper once (SPEC 11.2). */
export type StorageError = 'unavailable' | 'unreadable';

/** The part of a window that a stored list stands on; a test brings its own. */
export type Browser = () => EventTarget & {
  /** Where storage is forbidden, already asking for it throws. */
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
};

/** Asked for each time, since there is no window while the build renders the pages. */
export const thisBrowser: Browser = () => window;

const reported = new Set<StorageError>();
const untold: StorageError[] = [];
let tell: ((trouble: StorageError) => void) | undefined;

export function reportStorageError(trouble: StorageError): void {
  if (reported.has(trouble)) return;
  reported.add(trouble);
  untold.push(trouble);
  // Storage is read while React renders, when nobody may be told anything.
  queueMicrotask(tellAll);
}

function tellAll(): void {
  if (tell) for (const trouble of untold.splice(0)) tell(trouble);
}

/** Hands over each trouble once, those included that came before anyone listened. */
export function followStorageErrors(listener: (trouble: StorageError) => void): () => void {
  tell = listener;
  tellAll();
  return () => {
    tell = undefined;
  };
}

/** The stored text, `null` if there is none, `undefined` if the browser will not say. */
export function readText(browser: Browser, key: string): string | null | undefined {
  try {
    return browser().localStorage.getItem(key);
  } catch {
    reportStorageError('unavailable');
    return undefined;
  }
}

/** Saves a text, or says that the browser would not take it. */
export function writeText(browser: Browser, key: string, text: string): boolean {
  try {
    browser().localStorage.setItem(key, text);
    return true;
  } catch {
    reportStorageError('unavailable');
    return false;
  }
}
