/** A screen reader drops what comes in the moment in which the page changes. */
const settleMs = 250;

/** Moves focus a moment after a change of the page, unless the shopper moves it before. */
export function focusSoon(find: () => HTMLElement | null): () => void {
  const before = document.activeElement;
  const timer = setTimeout(() => {
    const { activeElement, body } = document;
    if (activeElement === before || activeElement === body) find()?.focus({ preventScroll: true });
  }, settleMs);
  return () => clearTimeout(timer);
}

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
