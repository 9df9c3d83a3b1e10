import { updateHead } from '#shell/head.ts';
import type { Location, Page } from './location.ts';

const pictureName = 'product-picture';

/** A device that needs longer than this, in ms, to begin a fade is spared all others: its shopper would rather not wait. */
const longestStart = 25;
let isFadeSlow = false;

/**
 * Turns from one page to another: what the page's head says changes with what it shows, and the
 * pages cross-fade; between a list and a product, the card's picture becomes the product's.
 */
export async function turnPage(from: Page, to: Location, show: () => void): Promise<void> {
  const update = () => {
    updateHead(to);
    show();
  };
  const isStill = isFadeSlow || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document) || from.path === to.path) return update();
  const id = to.id || from.id;
  const before = namePicture(id);
  const begun = performance.now();
  const transition = document.startViewTransition(() => {
    isFadeSlow = performance.now() - begun > longestStart;
    before?.style.removeProperty('view-transition-name');
    update();
    const after = namePicture(id);
    void transition.finished.then(() => after?.style.removeProperty('view-transition-name'));
  });
  // A next page that comes before the fade is over ends it; that is nothing to report.
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}

/** Puts focus, and with it a screen reader, at the part that the address names, else at the heading (SPEC 2.5). */
export function focusStart(hash: string): void {
  const start =
    document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

function namePicture(id: string): HTMLElement | undefined {
  if (id === '') return undefined;
  const pictures = document.querySelectorAll<HTMLElement>(
    `main [data-transition-key="${CSS.escape(id)}"]`,
  );
  const picture = [...pictures].find((candidate) => {
    const { top, bottom, left, right } = candidate.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  picture?.style.setProperty('view-transition-name', pictureName);
  return picture;
}
