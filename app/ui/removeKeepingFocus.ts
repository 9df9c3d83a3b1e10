import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Removes an item of a list with a button inside the item. Focus then goes to the list or, after the
 * last item, to the page's heading, so that it is not lost. Returns what `remove` returns.
 */
export function removeKeepingFocus<Removed>(
  list: RefObject<HTMLElement | null>,
  remove: () => Removed,
): Removed {
  const removed = flushSync(remove);
  (list.current ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  return removed;
}

/** Puts an item back, and moves focus to the link with this id in it, if the page shows it. */
export function restoreWithFocus(id: string, restore: () => void): void {
  flushSync(restore);
  document.getElementById(id)?.focus();
}
