/** What names an entry of a list where it has no `key`: the first of these that it has. */
const naming = 'key slug name label title question field from about text alt'.split(' ');

/**
 * By what each entry of a list of groups is known, in all languages (SPEC 18.20): its own `key`, else its name or
 * title in the shop's first language. Of entries that would be the same, a number distinguishes the later ones.
 */
export function keysOf(entries: readonly unknown[]): readonly string[] {
  const known = new Map<string, number>();
  return entries.map((entry) => {
    const key = keyOf(Object(entry) as Readonly<Record<string, unknown>>);
    const count = (known.get(key) ?? 0) + 1;
    known.set(key, count);
    return count === 1 ? key : `${key} ${count}`;
  });
}

function keyOf(entry: Readonly<Record<string, unknown>>): string {
  const name = naming.find((each) => typeof entry[each] === 'string' && entry[each] !== '');
  // A part of the home page is known by which one it is.
  const [only = '', ...others] = Object.keys(entry);
  return name === undefined ? (others.length === 0 ? only : 'entry') : String(entry[name]).trim();
}

/** Whether a list has groups as its entries, which have keys. */
export function areGroups(entries: readonly unknown[]): boolean {
  return entries.some((entry) => typeof entry === 'object' && entry !== null);
}

/** Whether a value of a file is a group of fields, and not a list. */
export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
