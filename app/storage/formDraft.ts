import { keyPrefix, versionKey } from './storedKeys.ts';

type Written = Readonly<Pick<HTMLInputElement, 'name' | 'value' | 'checked'>>;

const isChoice = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';
/** Whether another tab has deleted all that the shop keeps: nothing else removes the version. */
const isDeletion = ({ key, newValue }: StorageEvent) => key === versionKey && newValue === null;
const isOfCard = ({ name }: Written) => name.startsWith('card');

/** By which the next document of the tab gets it, whatever loads that; a demonstration has none (SPEC 9.8). */
const carriedKey = import.meta.env.TAKES_ORDERS ? `${keyPrefix}typed` : undefined;

/** What is typed at the checkout. */
export const checkoutDraft = createFormDraft(true);
/** What is typed on Contact, in memory (SPEC 10.2). */
export const messageDraft = createFormDraft(false);

/**
 * Keeps what the fields of a form contain while the shopper looks at another screen. Those of a card are
 * never read, and are emptied before the browser keeps the page for Back.
 *
 * @param isCarried whether it goes along in the session storage
 */
function createFormDraft(isCarried: boolean) {
  let form: HTMLFormElement | undefined;
  let kept: readonly Written[] | undefined;
  const allFields = () => [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
  const fields = () => allFields().filter((field) => !isOfCard(field));
  const read = (): readonly Written[] =>
    form ? writtenIn(fields()) : (kept ??= carriedKey && isCarried ? takeWritten(carriedKey) : []);
  const handleHide = () => {
    for (const field of allFields().filter(isOfCard)) field.value = '';
    if (carriedKey && isCarried) carryWritten(carriedKey, read());
  };
  const forget = () => {
    kept = [];
    if (carriedKey && isCarried) takeWritten(carriedKey);
  };
  const handleStorage = (change: StorageEvent) => isDeletion(change) && (form?.reset(), forget());
  return {
    /** What a field contains, or will when its form is shown; `undefined` in a form that is new. */
    valueOf: (name: string): string | undefined =>
      read().find((field) => field.name === name)?.value,
    /**
     * Fills in what was typed before. It is the form's `ref`, or called by it.
     *
     * @param known fills in what is still empty
     */
    keep: (shown: HTMLFormElement, known: readonly Written[] = []): (() => void) => {
      addEventListener('pagehide', handleHide);
      addEventListener('storage', handleStorage);
      const past = [...read(), ...known];
      form = shown;
      for (const field of fields()) {
        // By name: a later version of the shop may ask for other fields.
        const was = past.find(({ name, value }) => name === field.name && value !== '');
        if (!was) continue;
        if (isChoice(field)) field.checked = was.checked && field.value === was.value;
        // What was typed before the page was hydrated stays.
        else if (field.value === '') field.value = was.value;
        // A choice that the shop no longer has.
        if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
      }
      return () => {
        kept = read();
        form = undefined;
      };
    },
    forget,
  };
}

function writtenIn(fields: readonly HTMLInputElement[]): readonly Written[] {
  return fields
    .filter(({ type, checked }) => type !== 'radio' || checked)
    .map(({ name, value, checked }) => ({ name, value, checked }));
}

function carryWritten(key: string, written: readonly Written[]): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(written));
  } catch {
    // Where the browser stores nothing, it is typed again.
  }
}

/** What was carried here, once. */
function takeWritten(key: string): readonly Written[] {
  try {
    const values: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
    window.sessionStorage.removeItem(key);
    return Array.isArray(values) ? values.map(toWritten) : [];
  } catch {
    return [];
  }
}

function toWritten(entry: unknown): Written {
  const { name, value, checked } = Object(entry) as Partial<Record<string, unknown>>;
  return { name: String(name), value: String(value), checked: checked === true };
}

/** What was typed into a field of a form, without spaces around it; empty for no such field. */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
