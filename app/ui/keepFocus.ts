import { focusSoon, isFocusDue, isThere } from './focus.ts';

/** What had focus last, and all that it is in. */
let around: readonly Element[] = [];
/** The same outside of toasts, which leave by themselves. */
let origin: HTMLElement | undefined;

/** Finds a new place for focus whenever what had it has gone (SPEC 2.26). */
export function keepFocus(): () => void {
  const handleFocus = ({ target }: { readonly target: EventTarget | null }) => {
    around = [];
    for (let next = target as Element | null; next; next = next.parentElement) {
      around = [...around, next];
    }
    if (target instanceof HTMLElement && !target.closest('[data-paused]')) origin = target;
  };
  handleFocus({ target: document.activeElement });
  const observer = new MutationObserver(() => {
    if (!isFocusDue() && around.length > 0) focusSoon(placeLeft);
  });
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
 * Where focus goes: back to what had it before a toast; else to the first heading, or without one to the
 * first control, of the least part of the page that was around it and is still there.
 */
function placeLeft(): HTMLElement | undefined {
  const [lost] = around;
  if (document.activeElement !== document.body || !lost || isThere(lost)) return undefined;
  if (origin && isThere(origin)) return origin;
  for (const part of around) {
    for (const kind of ['h1, h2, h3', 'a:not([tabindex]), button, input, select']) {
      const place = [...part.querySelectorAll<HTMLElement>(kind)].find(isThere);
      if (!place) continue;
      if (place.matches('h1, h2, h3')) place.tabIndex = -1;
      return place;
    }
  }
  return undefined;
}
