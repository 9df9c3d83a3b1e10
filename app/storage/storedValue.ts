import { lineKey } from '#ordering/asks.ts';
import { backUp, readText, removeText, reportStorageError, writeText } from './localText.ts';
import { carriedText, carryText } from './tabName.ts';

/** A value in local storage that this page and others change (SPEC 11.2). */
export type StoredValue<Value> = {
  /** The newest value: the same one until the stored text changes. Who finds a change tells all listeners. */
  readonly read: () => Value;
  /** Changes the newest value, and says whether it did; a quiet change fires no window event (SPEC 8.3). */
  readonly change: (operation: Operation<Value>, options?: ChangeOptions) => boolean;
  /** Calls the listener after each change, and says whether another tab or script made it. */
  readonly subscribe: (listener: Listener) => () => void;
};

type Operation<Value> = (newest: Value) => Value;
type Listener = (isExternal: boolean) => void;
export type ChangeOptions = { readonly quiet?: boolean };

type Contract<Value> = {
  readonly key: string;
  /** The text that says the same as no text. */
  readonly none: string;
  /** Throws for a text that it cannot read. That counts as none, and is backed up before it is replaced. */
  readonly parse: (text: string) => Value;
  /** `undefined` removes what is stored. */
  readonly toText: (value: Value) => string | undefined;
  /** Fired on the window after a change; a value that has one goes along where storage is forbidden. */
  readonly event?: string;
  /** Whether the shopper did not ask to save it: then full storage is no error. */
  readonly isOptional?: boolean;
};

/** After each of these events the storage may have changed (SPEC 3.3). */
const changeEvents =
  'storage pageshow visibilitychange cartUpdated cart-updated wishlistUpdated wishlist-updated';

/** A stored value as this page knows it. */
type Known<Value> = {
  readonly contract: Contract<Value>;
  value: Value;
  /** What was read or written last; `undefined` before the first time. */
  text: string | undefined;
  isUnreadable: boolean;
  isSaved: boolean;
  /** What was stored before the changes of this moment and after them, and when they began. */
  moment?: { readonly before: string; readonly after: string; readonly at: number };
};

/** Another tab that writes within this time, in ms, may not have seen a change of this one; no shopper is so fast. */
const momentMs = 500;

/** Each change reads the newest value, applies to it, and writes it; see docs/engineers/decisions/0006. */
export function createStoredValue<Value>(contract: Contract<Value>): StoredValue<Value> {
  const { none, parse, event } = contract;
  const unread = { text: undefined, isUnreadable: false, isSaved: true };
  const known: Known<Value> = { contract, value: parse(none), ...unread };
  const listeners = new Set<Listener>();
  const tell: Listener = (isExternal) => {
    for (const listener of listeners) listener(isExternal);
  };
  let ownEvent: Event | undefined;
  const handleEvent = (change: Event) => {
    if (change === ownEvent) return;
    const isNews = refresh(known);
    if (restoreLost(known, change) || isNews) tell(true);
    // Where another value has become shorter there may be space again.
    else if (!known.isSaved) save(known);
  };

  return {
    read() {
      // React reads while it renders, when no component may change its state.
      if (refresh(known)) queueMicrotask(() => tell(true));
      return known.value;
    },
    change(operation, options) {
      const isNews = refresh(known);
      const value = operation(known.value);
      const isChanged = value !== known.value;
      known.value = value;
      if (isChanged || !known.isSaved) save(known);
      if (isChanged || isNews) tell(!isChanged);
      if (isChanged && event !== undefined && options?.quiet !== true) {
        ownEvent = new Event(event);
        window.dispatchEvent(ownEvent);
      }
      return isChanged;
    },
    subscribe(listener) {
      // What is there before is no change.
      if (refresh(known)) tell(true);
      // The handlers are never removed: the header listens until the page is closed.
      for (const name of changeEvents.split(' ')) window.addEventListener(name, handleEvent);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads what is stored, and says whether it has changed since it was read before. */
function refresh<Value>(known: Known<Value>): boolean {
  const { key, none, parse, event } = known.contract;
  const isNews = known.text !== undefined;
  let stored = readText(key);
  const isCarried = stored === undefined && !isNews && event !== undefined;
  if (isCarried) stored = carriedText(key);
  const text = stored ?? none;
  if (stored === undefined || text === known.text) return false;
  Object.assign(known, { text, isUnreadable: false, isSaved: !isCarried });
  try {
    known.value = parse(text);
  } catch {
    known.value = parse(none);
    known.isUnreadable = true;
    reportStorageError('unreadable');
  }
  return isNews;
}

/** Makes a change of this moment again that another tab has overwritten, and says whether it did. */
function restoreLost<Value>(known: Known<Value>, change: Event): boolean {
  const { moment, text = '', contract } = known;
  const isOfList = contract.event !== undefined && 'key' in change && change.key === contract.key;
  if (!isOfList || !moment || performance.now() - moment.at > momentMs) return false;
  try {
    const merged = mergeLists(moment.before, moment.after, text);
    if (merged === text) return false;
    known.value = contract.parse(merged);
  } catch {
    // What is no list was set aside when it was read.
    return false;
  }
  save(known);
  return true;
}

/** Writes the value; if the browser refuses, it stays in memory. */
function save<Value>(known: Known<Value>): void {
  const { key, none, toText, isOptional, event } = known.contract;
  const text = toText(known.value);
  const { before, at } = momentOf(known);
  known.isSaved =
    (!known.isUnreadable || backUp(key, known.text ?? none)) &&
    (text === undefined ? removeText(key) : writeText(key, text, isOptional));
  const after = text ?? none;
  if (known.isSaved) {
    Object.assign(known, { text: after, isUnreadable: false, moment: { before, after, at } });
  } else if (event !== undefined) carryText(key, after);
}

/** The moment that a change belongs to. */
function momentOf<Value>({ moment, text, contract }: Known<Value>) {
  const now = performance.now();
  return moment && now - moment.at <= momentMs
    ? moment
    : { before: text ?? contract.none, at: now };
}

/**
 * The stored text of a list that two tabs have changed at the same moment: theirs, with what this tab has added,
 * changed or removed since `before` wherever they have changed nothing (SPEC 11.2). Throws for a text that is no list.
 */
function mergeLists(before: string, ours: string, theirs: string): string {
  const [was, mine, merged] = [entriesOf(before), entriesOf(ours), entriesOf(theirs)];
  for (const id of new Set([...was.keys(), ...mine.keys()])) {
    const own = mine.get(id);
    if (own === was.get(id) || merged.get(id) !== was.get(id)) continue;
    if (own === undefined) merged.delete(id);
    else merged.set(id, own);
  }
  return `[${[...merged.values()].join()}]`;
}

/** Each entry as it is stored, by its id and answers; what has none is its own. */
function entriesOf(text: string): Map<unknown, string> {
  const entries = JSON.parse(text) as readonly unknown[];
  return new Map(
    entries.map((entry) => {
      const stored = JSON.stringify(entry);
      const known = Object(entry) as Partial<Parameters<typeof lineKey>[0]>;
      return [known.id === undefined ? stored : lineKey({ ...known, id: known.id }), stored];
    }),
  );
}
