/** A screen reader drops what comes in the moment in which the page changes. */
export const settleMs = 250;

/** Firefox 98 does not know `:modal`. */
export const openModals = 'dialog[open]';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Moves focus a moment after a change of the page, unless the shopper moves it before. Of several in one
 * moment the last one counts.
 */
export function focusSoon(find: () => HTMLElement | null | undefined): () => void {
  const before = document.activeElement;
  const stop = () => {
    clearTimeout(own);
    if (timer === own) timer = undefined;
  };
  const own = setTimeout(() => {
    stop();
    const { activeElement, body } = document;
    if (activeElement === before || activeElement === body) find()?.focus({ preventScroll: true });
  }, settleMs);
  clearTimeout(timer);
  timer = own;
  return stop;
}

export const isFocusDue = () => timer !== undefined;

/** Shows what has replaced a part of the page, and moves focus to it. */
export function showReplacement(find: () => HTMLElement | null): () => void {
  find()?.scrollIntoView();
  return focusSoon(find);
}

export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}
