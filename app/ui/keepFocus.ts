import { focusSoon, isFocusDue, openModals } from './focus.ts';

/** What had focus last, and all that it is in. */
let around: readonly Element[] = [];
/** The same outside of toasts, which leave by themselves. */
let origin: Element | undefined;

/** Finds a new place for focus whenever what had it has gone (SPEC 2.26). */
export function keepFocus(): () => void {
  const handleFocus = () => {
    around = [];
    for (let next = document.activeElement; next; next = next.parentElement) {
      around = [...around, next];
    }
    if (!around[0]?.closest('[data-paused]')) [origin] = around;
  };
  const observer = new MutationObserver(() => {
    if (!isFocusDue()) focusSoon(placeLeft);
  });
  handleFocus();
  document.addEventListener('focusin', handleFocus);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'inert', 'open'],
  });
  return () => {
    document.removeEventListener('focusin', handleFocus);
    observer.disconnect();
  };
}

/**
 * Where focus goes: back to what had it before a toast; nowhere after a dialog that has opened by itself
 * while nothing had it, so that a screen reader goes on where it read; else to the first heading, or without
 * one to the first control, of the least part of the page that was around it and is still there.
 */
function placeLeft(): HTMLElement | undefined {
  const [lost] = around;
  if (document.activeElement !== document.body || !lost || isThere(lost)) return undefined;
  if (around.some((part) => part.matches('[data-unasked]') && !isThere(part))) return undefined;
  if (origin && isThere(origin)) return origin as HTMLElement;
  for (const part of around) {
    const find = (kind: string) => [...part.querySelectorAll<HTMLElement>(kind)].find(isThere);
    const heading = find('h1, h2, h3');
    if (heading) heading.tabIndex = -1;
    const place = heading ?? find('a:not([tabindex]), button, input, select');
    if (place) return place;
  }
  return undefined;
}

/** Whether focus can be on it. */
export function isThere(element: Element): boolean {
  const modal = document.querySelector(openModals);
  const isOpen = !modal || modal.contains(element);
  return isOpen && element.getClientRects().length > 0 && !element.matches(':disabled, [inert] *');
}
