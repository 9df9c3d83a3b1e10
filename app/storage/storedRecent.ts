import { recentKey } from './storedKeys.ts';
import { createStoredValue } from './storedValue.ts';

/** More are not read: another script may have stored any number. */
const maxRead = 100;

/** The ids of the products that were looked at, the newest first (SPEC 16.5). */
export const storedRecent = createStoredValue<readonly number[]>({
  key: recentKey,
  none: '[]',
  parse: (text) => {
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values)) throw new TypeError('This is not a list.');
    return values.filter(Number.isSafeInteger).slice(0, maxRead);
  },
  toText: (ids) => JSON.stringify(ids),
  isOptional: true,
});
