import { keyPrefix } from './storedKeys.ts';

type Field = { readonly name: string; readonly value: string; readonly checked: boolean };

const key = `${keyPrefix}typed`;

/** What was typed, on its way to the page in another language, which is another document (SPEC 15.25). */
export function carryFields(fields: readonly Field[]): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(fields));
  } catch {
    // Where the browser stores nothing, it is typed again.
  }
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

function toField(value: unknown): Field {
  const { name, value: text, checked } = Object(value) as Partial<Record<string, unknown>>;
  return { name: String(name), value: String(text), checked: checked === true };
}
