import { keyPrefix } from './storedKeys.ts';

type Field = { readonly name: string; readonly value: string; readonly checked: boolean };

/** What this document knows of the fields. */
type Fields = { readonly read: () => readonly Field[]; readonly forget: () => void };

const key = `${keyPrefix}typed`;
let followed: Fields | undefined;

/** Carries what was typed to the next document of this tab, whatever loads it (SPEC 9.8, 15.25). */
export function carryFields(fields: Fields): void {
  followed = fields;
  window.addEventListener('pagehide', () => {
    try {
      window.sessionStorage.setItem(key, JSON.stringify(fields.read()));
    } catch {
      // Where the browser stores nothing, it is typed again.
    }
  });
}

/** What was carried here, once. */
export function takeCarriedFields(): readonly Field[] {
  try {
    const values: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
    window.sessionStorage.removeItem(key);
    return Array.isArray(values) ? values.map(toField) : [];
  } catch {
    return [];
  }
}

/** Forgets what was typed, here and on its way. */
export function forgetCarriedFields(): void {
  followed?.forget();
  takeCarriedFields();
}

function toField(value: unknown): Field {
  const { name, value: text, checked } = Object(value) as Partial<Record<string, unknown>>;
  return { name: String(name), value: String(text), checked: checked === true };
}
