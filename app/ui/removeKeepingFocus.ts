import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Takes something out of a list by a button that goes with it. Focus stays in the list or, when that
 * was the last, goes to the heading of what stands there instead, rather than fall to the page's top.
 */
export function removeKeepingFocus(list: RefObject<HTMLElement | null>, remove: () => void): void {
  flushSync(remove);
  (list.current ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}
