import { href } from '#domain/address.ts';
import { type Match, type Place, type Route, matchRoute, notFoundRoute } from './routes.ts';

type Show = (place: Place) => void;

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
    void loadPlace(new URL(location.href)).then(({ place, turning }) =>
      turning.turnPage(place, place, () => show(place)),
    );
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
        const next = isOutdated ? undefined : await loadPlace(url).catch(() => undefined);
        if (event.signal.aborted) return;
        // The screen's script did not come: load the page whole, which also says when there is no network.
        if (!next) return location.reload();
        const { place, turning } = next;
        await turning.turnPage(current, place, () => {
          current = target;
          // Back and forward return to where the page was left, which may be far down.
          show({ ...place, isTurned: event.navigationType === 'push' });
          if (isRefinement) return;
          event.scroll();
          turning.focusStart(url.hash);
        });
      },
    });
  };

  navigation.addEventListener('navigate', handleNavigate);
  return () => navigation.removeEventListener('navigate', handleNavigate);
}

/** Loads a link's screen, and its first picture, as soon as the shopper reaches for it: by pointer, focus or touch. */
export function prefetchOnIntent(): () => void {
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    // Should this fail, the navigation itself asks again and tells the shopper.
    loadPlace(new URL(link.href))
      .then(({ place: { screen, id } }) => screen.prepare?.(id))
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

const loadParts = (route: Route) => Promise.all([route.load(), import('./turnPage.ts')]);

/** By route: asked again for a script that is there, a browser still takes its time. */
const loaded = new Map<Route, Awaited<ReturnType<typeof loadParts>>>();

/** Loads the screen that an address names, and what it takes to turn to it. */
async function loadPlace(url: URL) {
  const { route, id } = matchRoute(url.pathname);
  const parts = loaded.get(route) ?? (await loadParts(route));
  loaded.set(route, parts);
  const [screen, turning] = parts;
  const place: Place = { route, id, screen, search: url.search };
  return { place, turning };
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
