import { updateHead } from '#shell/head.ts';
import { focusSoon, pageHeading, settleMs } from '#ui/focus.ts';
import type { Location, Route } from './location.ts';

export { updateHead };

const pictureName = 'product-picture';

/** A device that needed longer than this to hydrate the page, in ms, is too slow for view transitions. */
const maxHydrationMs = 40;

/**
 * Shows another page with a view transition: the pages cross-fade, and between a list and a product
 * the card's picture becomes the product's. The document's head changes with the page. A page whose
 * navigation has been aborted meanwhile is not shown: the next one may be on the screen already.
 */
export async function runPageTransition(
  from: Route,
  to: Location,
  show: () => void,
  signal?: AbortSignal,
): Promise<void> {
  const update = () => {
    if (signal?.aborted) return;
    updateHead(to);
    show();
  };
  const [hydration] = performance.getEntriesByName('hydration');
  const isInstant =
    (hydration && hydration.duration > maxHydrationMs) ||
    matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isInstant || !('startViewTransition' in document) || from.path === to.path) return update();
  const id = [to, from].find(({ path }) => path === '/product/{id}')?.id ?? '';
  const before = nameVisiblePicture(id);
  const transition = document.startViewTransition(() => {
    before?.style.removeProperty('view-transition-name');
    update();
    const after = nameVisiblePicture(id);
    void transition.finished.then(() => after?.style.removeProperty('view-transition-name'));
  });
  // The next navigation ends a transition that is still running; that is no error.
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}

/**
 * Moves focus, and with it a screen reader, to the element that the hash names, or to the heading
 * (SPEC 2.5). Until then the page is busy: when that ends around its focus, Orca looks for headings again.
 */
export function focusStart(hash: string): void {
  const main = document.querySelector('main');
  main?.setAttribute('aria-busy', 'true');
  focusSoon(() => {
    const start = document.getElementById(hash.slice(1));
    if (start) start.tabIndex = -1;
    return start ?? pageHeading();
  });
  setTimeout(() => main?.removeAttribute('aria-busy'), settleMs);
}

function nameVisiblePicture(id: string): HTMLElement | undefined {
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
