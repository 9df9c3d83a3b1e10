import { flushSync } from 'react-dom';

/** Puts an item back, and moves focus to the link with this id in it, if the page shows it. */
export function restoreWithFocus(id: string, restore: () => void): void {
  flushSync(restore);
  document.getElementById(id)?.focus();
}
