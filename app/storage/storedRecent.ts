import { withViewed } from '#domain/recent.ts';
import { backUp, readText, reportStorageError, thisBrowser } from './browser.ts';

const key = 'beau:recent';

/** More are not read: another script may have stored any number. */
const maxRead = 100;

/** What is stored of the products that were looked at (SPEC 16.5), or an empty list. */
export function recentText(): string {
  return readText(thisBrowser, key) ?? '[]';
}

/** The ids in such a text, the newest first. What is no id is left out; no list is `undefined`. */
export function idsIn(text: string): readonly number[] | undefined {
  try {
    const values: unknown = JSON.parse(text);
    if (Array.isArray(values)) return values.filter(Number.isSafeInteger).slice(0, maxRead);
  } catch {
    // Like any other value that is no list, the text is unreadable.
  }
  return undefined;
}

/** Notes that the shopper looks at a product. A browser that does not save is no error here. */
export function noteViewed(id: number): void {
  const text = recentText();
  const ids = idsIn(text);
  if (!ids) {
    reportStorageError('unreadable');
    if (!backUp(thisBrowser, key, text)) return;
  }
  try {
    thisBrowser().localStorage.setItem(key, JSON.stringify(withViewed(ids ?? [], id)));
  } catch {
    // The shopper did not ask to save anything. What was saved before stays.
  }
}
