import { href } from '#domain/address.ts';
import { type Match, type Place, matchRoute, notFoundRoute } from './routes.ts';

type Show = (place: Place) => void;

const pictureName = 'product-picture';

let isOutdated = false;

/** From now on every page is loaded whole: a new version of the shop is there. */
export function leaveThisVersion(): void {
  isOutdated = true;
}

/**
 * Follows the browser from page to page without a reload, where it has the Navigation API.
 * Elsewhere every link loads its page, which is a real one (SPEC 2.5).
 */
export function followNavigation(initial: Place, show: Show): () => void {
  if (initial.route !== matchRoute(location.pathname).route || location.search !== '') {
    void loadPlace(new URL(location.href)).then(show);
  }
  if (!('navigation' in window)) return () => undefined;

  let current: Match = matchRoute(location.pathname);
  const handleNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url);
    if (!canFollow(event, url)) return;
    if (url.pathname === href('/shop')) {
      event.preventDefault();
      navigation.navigate(href('/products'));
      return;
    }
    const target = matchRoute(url.pathname);
    // The host answers with status 404; but a page left without a load must be shown again without one.
    if (target.route === notFoundRoute && !event.destination.sameDocument) return;
    const isRefinement = event.info === 'refinement';
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        const place = isOutdated ? undefined : await loadPlace(url).catch(() => undefined);
        if (event.signal.aborted) return;
        // The screen's script did not come: load the page whole, which also says when there is no network.
        if (!place) return location.reload();
        await withTransition(current, target, () => {
          current = target;
          show(place);
          if (isRefinement) return;
          event.scroll();
          focusStart(url.hash);
        });
      },
    });
  };

  navigation.addEventListener('navigate', handleNavigate);
  return () => navigation.removeEventListener('navigate', handleNavigate);
}

/** Loads a link's screen as soon as the shopper reaches for it: by pointer, focus or touch. */
export function prefetchOnIntent(): () => void {
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    // Should this fail, the navigation itself asks again and tells the shopper.
    matchRoute(link.pathname)
      .route.load()
      .catch(() => undefined);
  };
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, handleIntent);
  };
}

/** Goes to another address of the same screen: neither scroll nor focus moves. */
export function refine(address: string): void {
  if ('navigation' in window) navigation.navigate(address, { info: 'refinement' });
  else location.assign(address);
}

async function loadPlace(url: URL): Promise<Place> {
  const { route, id } = matchRoute(url.pathname);
  return { route, id, screen: await route.load(), search: url.search };
}

function canFollow(event: NavigateEvent, url: URL): boolean {
  return (
    event.canIntercept &&
    !event.hashChange &&
    event.downloadRequest === null &&
    event.formData === null &&
    event.navigationType !== 'reload' &&
    url.pathname.startsWith(import.meta.env.BASE_URL)
  );
}

/** Puts focus, and with it a screen reader, at the part that the address names, else at the heading (SPEC 2.5). */
function focusStart(hash: string): void {
  const start =
    document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** Cross-fades the pages; between a list and a product, the card's picture becomes the product's. */
async function withTransition(from: Match, to: Match, update: () => void): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document) || from.route === to.route) return update();
  const id = to.id || from.id;
  const before = namePicture(id);
  const transition = document.startViewTransition(() => {
    before?.style.removeProperty('view-transition-name');
    update();
    const after = namePicture(id);
    void transition.finished.then(() => after?.style.removeProperty('view-transition-name'));
  });
  // A next page that comes before the fade is over ends it; that is nothing to report.
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}

function namePicture(id: string): HTMLElement | undefined {
  if (id === '') return undefined;
  const pictures = document.querySelectorAll<HTMLElement>(
    `main [data-product-picture="${CSS.escape(id)}"]`,
  );
  const picture = [...pictures].find((candidate) => {
    const { top, bottom, left, right } = candidate.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  picture?.style.setProperty('view-transition-name', pictureName);
  return picture;
}
