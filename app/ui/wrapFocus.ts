import type { KeyboardEvent } from 'react';

/**
 * Lets Tab go round inside an element: from its last stop to the first, and back. In a modal dialog
 * the browser would go to its own controls in between, and a screen reader with it (SPEC 3.8).
 */
export function wrapFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, currentTarget } = event;
  if (key !== 'Tab') return;
  const stops = [
    ...currentTarget.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
  ].filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility());
  const place = stops.findIndex((stop) => stop === document.activeElement);
  if (shiftKey ? place > 0 : place < stops.length - 1) return;
  event.preventDefault();
  stops.at(shiftKey ? -1 : 0)?.focus();
}
