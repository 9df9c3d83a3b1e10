/** A screen reader drops what comes in the moment in which the page changes. */
const settleMs = 250;

/** Firefox 98 does not know `:modal`. */
export const openModals = 'dialog[open]:not([data-quiet])';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Moves focus a moment after a change of the page, unless the shopper moves it before. */
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

/** Whether focus is about to be moved. */
export function isFocusDue(): boolean {
  return timer !== undefined;
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

/** Whether focus can be on it. */
export function isThere(element: Element): boolean {
  const modal = document.querySelector(openModals);
  const isOpen = !modal || modal.contains(element);
  return isOpen && element.getClientRects().length > 0 && !element.matches(':disabled, [inert] *');
}

/** A link of a page: its address, in which part of the page it is, and which one of several. */
export type LinkPlace = readonly [part: string, href: string | null, position: number];

/** The link that is followed, when its page is left for another one (SPEC 2.5). */
export function leavePage(): LinkPlace | undefined {
  const link = document.activeElement?.closest('a');
  const part = link?.closest('main, header, footer')?.localName;
  if (!link || !part) return undefined;
  const href = link.getAttribute('href');
  // The picture of a card is no stop; its name leads to the same page.
  const position = linksTo(part, href).findIndex(
    (other) => other === link || other.closest('li, article')?.contains(link),
  );
  return [part, href, position];
}

export function linkAt([part, href, position]: LinkPlace): HTMLElement | undefined {
  return linksTo(part, href)[position];
}

function linksTo(part: string, href: string | null): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${part} a:not([tabindex])`)].filter(
    (link) => link.getAttribute('href') === href && isThere(link),
  );
}
