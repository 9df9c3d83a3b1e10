import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Removes an item of a list with a button inside the item. Focus then goes to the list or, after the
 * last item, to the page's heading, so that it is not lost.
 */
export function removeKeepingFocus(list: RefObject<HTMLElement | null>, remove: () => void): void {
  flushSync(remove);
  (list.current ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

/** Puts an item back, and moves focus to the link with this id in it, if the page shows it. */
export function restoreWithFocus(id: string, restore: () => void): void {
  flushSync(restore);
  document.getElementById(id)?.focus();
}
