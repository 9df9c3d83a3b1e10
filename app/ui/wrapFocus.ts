import type { KeyboardEvent } from 'react';

/**
 * Keeps Tab inside an element: after its last stop comes the first, and back. In a modal dialog the
 * browser would go to its own controls in between, and a screen reader with it (SPEC 3.8).
 */
export function wrapFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, currentTarget } = event;
  if (key !== 'Tab') return;
  const stops = [
    ...currentTarget.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [tabindex="0"]',
    ),
  ].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  );
  const position = stops.findIndex((stop) => stop === document.activeElement);
  if (shiftKey ? position > 0 : position < stops.length - 1) return;
  event.preventDefault();
  stops.at(shiftKey ? -1 : 0)?.focus();
}
