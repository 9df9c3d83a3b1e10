/**
 * What a stored list says, for the page's own script and for the rest of the shop: a list is read in one way before
 * the page is hydrated and after it (SPEC 11.2, 13.1).
 */

/** The values of a stored text. Throws for one that is no list. */
export function valuesIn(text: string): readonly unknown[] {
  const values: unknown = JSON.parse(text);
  if (!Array.isArray(values)) throw new TypeError('This is not a list.');
  return values;
}

/** Reads a field of a stored value; an inherited field is not trusted. */
export function ownField(value: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(value), name)?.value;
}

/** What is stored, of which nothing is known. */
export type Stored = Readonly<Record<string, unknown>>;

/** Whether a stored value is texts by their names. */
export const areTexts = (value: unknown): boolean =>
  Object(value) === value &&
  !Array.isArray(value) &&
  Object.values(value as object).every((own) => typeof own === 'string');

/** The id of a stored product, as addresses have it; any other value is none of the shop's. */
export function idOf(value: unknown): string {
  const id = ownField(value, 'id');
  return typeof id === 'number' || typeof id === 'string' ? `${id}` : '';
}
