import { keyPrefix, versionKey } from './storedKeys.ts';

/** What the fields of a form contain, by their names; a box without its tick contains `off`. */
export type Typed = Readonly<Record<string, string>>;

type Field = HTMLInputElement;

/** By which the next document of the tab gets it, whatever loads that; a demonstration has none (SPEC 9.8). */
const carriedKey = import.meta.env.TAKES_ORDERS ? `${keyPrefix}typed` : undefined;

/** What is typed at the checkout: the one place that says it, until it is ordered. */
export const checkoutDraft = createFormDraft(carriedKey);
/** What is typed on Contact, in memory (SPEC 10.2). */
export const messageDraft = createFormDraft();

/**
 * Follows what a form contains, and keeps it while the shopper looks at another screen. The fields of a card are
 * never read, and are emptied before the browser keeps the page for Back.
 *
 * @param carried the key by which it goes along in the session storage
 */
function createFormDraft(carried?: string) {
  const listeners = new Set<() => void>();
  let typed: Typed | undefined;
  let form: HTMLFormElement | undefined;
  /** The same until it changes. */
  const read = (): Typed => (typed ??= carried ? takeCarried(carried) : {});
  const note = (texts: Typed): void => {
    typed = { ...read(), ...texts };
    for (const listener of listeners) listener();
  };
  /** Changes texts, also in the form. */
  const change = (texts: Typed): void => {
    for (const field of fieldsOf(form)) fillField(field, texts[field.name]);
    note(texts);
  };
  /** Notes also what the browser has filled in without an event; a radio button may be chosen before anybody has. */
  const follow = () => note(withText(textsOf(fieldsOf(form, ({ type }) => type !== 'radio'))));
  const forget = (): void => {
    if (carried) takeCarried(carried);
    typed = {};
  };
  const handleHide = () => {
    emptyCard(form);
    follow();
    if (carried) carry(carried, read());
  };
  const handleStorage = (event: StorageEvent) => isDeletion(event) && (form?.reset(), forget());
  const handleInput = ({ target }: Event) => note(textsOf([target as Field]));
  /** Fills in what was typed before, and follows the form. It is the form's `ref`, or called by it. */
  const keep = (shown: HTMLFormElement, known: Typed = {}): (() => void) => {
    addEventListener('pagehide', handleHide);
    addEventListener('storage', handleStorage);
    shown.addEventListener('input', handleInput);
    form = shown;
    // What was typed before the page was hydrated stays.
    const early = textsOf(fieldsOf(form, (field) => !isChoice(field)));
    change({ ...known, ...withText(read()), ...withText(early) });
    return () => {
      follow();
      shown.removeEventListener('input', handleInput);
      form = undefined;
    };
  };
  const subscribe = (listener: () => void) => (
    listeners.add(listener),
    () => listeners.delete(listener)
  );
  return { read, subscribe, change, follow, forget, keep };
}

/** Whether another tab has deleted all that the shop keeps: nothing else removes the version. */
const isDeletion = ({ key, newValue }: StorageEvent) => key === versionKey && newValue === null;
const isOfCard = ({ name }: Field) => name.startsWith('card');
const isChoice = ({ type }: Field) => type === 'radio' || type === 'checkbox';

const fieldsOf = (form?: HTMLFormElement, isMeant: (field: Field) => boolean = Boolean) =>
  [...(form?.querySelectorAll<Field>('[name]') ?? [])].filter(isMeant);

const withText = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));

const textsOf = (fields: readonly Field[]): Typed =>
  Object.fromEntries(
    fields
      .filter((field) => !isOfCard(field))
      .map(({ name, type, checked, value }) => [
        name,
        type === 'checkbox' && !checked ? 'off' : value,
      ]),
  );

function emptyCard(form?: HTMLFormElement): void {
  for (const field of fieldsOf(form, isOfCard)) field.value = '';
}

/** By name: a later version of the shop may ask for other fields, or have other choices. */
function fillField(field: Field, text: string | undefined): void {
  if (text === undefined) return;
  if (isChoice(field)) field.checked = field.value === text;
  else field.value = text;
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
}

function carry(key: string, typed: Typed): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Where the browser stores nothing, it is typed again.
  }
}

/** What was carried here, once. */
function takeCarried(key: string): Typed {
  try {
    const texts: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}');
    window.sessionStorage.removeItem(key);
    const entries = Object.entries(Object(texts) as Typed);
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}

/** What is in a form to be sent, without spaces around it; what it does not ask for is missing. */
export const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    Array.from(new FormData(form), ([name, text]) => [name, (text as string).trim()]),
  );
