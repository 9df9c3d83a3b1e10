/** What has gone wrong with the browser's storage; each is told to the shopper once (SPEC 11.2). */
export type StorageTrouble = 'unavailable' | 'unreadable';

/** The parts of a browser that a stored list stands on; a test brings its own. */
export type Browser = {
  /** Where storage is forbidden, already asking for it throws. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly events: () => EventTarget;
  /** Tells this page from every other that is open. */
  readonly page: string;
  readonly now: () => number;
  readonly report: (trouble: StorageTrouble) => void;
};

export const thisBrowser: Browser = {
  storage: () => window.localStorage,
  events: () => window,
  page: Math.random().toString(36).slice(2, 8),
  now: Date.now,
  report: reportTrouble,
};

const reported = new Set<StorageTrouble>();
const untold: StorageTrouble[] = [];
let tell: ((trouble: StorageTrouble) => void) | undefined;

function reportTrouble(trouble: StorageTrouble): void {
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
export function followTroubles(listener: (trouble: StorageTrouble) => void): () => void {
  tell = listener;
  tellAll();
  return () => {
    tell = undefined;
  };
}

/** The stored text, `null` if there is none, `undefined` if the browser will not say. */
export function readText(browser: Browser, key: string): string | null | undefined {
  try {
    return browser.storage().getItem(key);
  } catch {
    browser.report('unavailable');
    return undefined;
  }
}

/** Saves a text, or says that the browser would not take it. */
export function writeText(browser: Browser, key: string, text: string): boolean {
  try {
    browser.storage().setItem(key, text);
    return true;
  } catch {
    browser.report('unavailable');
    return false;
  }
}
