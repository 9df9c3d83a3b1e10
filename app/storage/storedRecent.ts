import { withViewed } from '#catalogue/recent.ts';
import { recentKey } from './storedKeys.ts';
import { backUp, readText, reportStorageError } from './localText.ts';

/** More are not read: another script may have stored any number. */
const maxRead = 100;

/** The ids of the products that were looked at, the newest first (SPEC 16.5). */
export function idsViewed(): readonly number[] {
  return parse(storedText()) ?? [];
}

function storedText(): string {
  return readText(recentKey) ?? '[]';
}

/** The ids in a stored text. What is no id is left out; no list is `undefined`. */
function parse(text: string): readonly number[] | undefined {
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
  const text = storedText();
  const ids = parse(text);
  if (!ids) {
    reportStorageError('unreadable');
    if (!backUp(recentKey, text)) return;
  }
  try {
    window.localStorage.setItem(recentKey, JSON.stringify(withViewed(ids ?? [], id)));
  } catch {
    // The shopper did not ask to save anything. What was saved before stays.
  }
}
