import { href } from '#domain/address.ts';
import { messages } from '#domain/messages.ts';
import { type ScreenPath, notFoundPath, redirects } from '#screens/screens.ts';
import { loadScreen } from '#screens/loadScreen.ts';
import { fetchPicture } from '#ui/Picture.tsx';
import { showToast } from '#ui/toast.ts';
import { type Location, matchPath } from './location.ts';

type Show = (location: Location) => void;

let isOutdated = false;

/** From now on every page is loaded whole: a new version of the shop is there. */
export function leaveThisVersion(): void {
  isOutdated = true;
}

/**
 * Follows the browser from page to page without a reload, where it has the Navigation API.
 * Elsewhere every link loads its page, which is a real one (SPEC 2.5). It begins by going to the
 * address, which may have changed since the page was loaded (SPEC 2.6).
 */
export function followNavigation(initial: Location, show: Show): () => void {
  let current = initial;
  let hasMoved = false;
  const { path, id } = matchPath(location.pathname);
  if (path !== initial.path || id !== initial.id) {
    loadLocation(new URL(location.href)).then(
      ({ next, turning }) => {
        if (hasMoved) return;
        current = next;
        void turning.turnPage(next, next, () => show(next));
      },
      // Where the host has given its page for unknown addresses, it would give it again.
      () => hasMoved || initial.path === notFoundPath || location.reload(),
    );
  } else if (location.search !== '') {
    // React still runs the effect that this is called from.
    queueMicrotask(() => show({ ...initial, search: location.search }));
  }
  if (!('navigation' in window)) return () => undefined;

  let currentKey = navigation.currentEntry?.key;
  const handleNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url);
    if (!canFollow(event, url)) return;
    if (url.pathname === href('/shop')) {
      event.preventDefault();
      navigation.navigate(href(redirects['/shop']));
      return;
    }
    const target = matchPath(url.pathname);
    // The host answers with status 404; but a page left without a load must be shown again without one.
    if (target.path === notFoundPath && !event.destination.sameDocument) return;
    const isRefinement = event.info === 'refinement';
    hasMoved = true;
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        if (event.info === 'return') return;
        const loaded = isOutdated ? undefined : await loadLocation(url).catch(() => undefined);
        if (event.signal.aborted) return;
        if (!loaded) return loadWhole(event.signal, currentKey);
        const { next, turning } = loaded;
        await turning.turnPage(current, next, () => {
          current = next;
          currentKey = navigation.currentEntry?.key;
          // Back and forward return to where the page was left, which may be far down.
          show({ ...next, isNavigated: event.navigationType === 'push' });
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
    loadLocation(new URL(link.href))
      .then(({ next: { screen, id } }) => screen.firstPictures?.(id).forEach(fetchPicture))
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

const loadParts = (path: ScreenPath) =>
  Promise.all([loadScreen(path), import('./pageTransition.ts')]);

/** By path: asked again for a script that is there, a browser still takes its time. */
const loadedParts = new Map<ScreenPath, Awaited<ReturnType<typeof loadParts>>>();

/** Loads the screen that an address names, and what it takes to turn to it. */
async function loadLocation(url: URL) {
  const { path, id } = matchPath(url.pathname);
  const parts = loadedParts.get(path) ?? (await loadParts(path));
  loadedParts.set(path, parts);
  const [screen, turning] = parts;
  const next: Location = { path, id, screen, search: url.search };
  return { next, turning };
}

/**
 * Opens a page whose script did not come as the host gives it. Should that not come either, the
 * shopper keeps the page that is shown, at its own address, and is told (SPEC 2.9).
 */
async function loadWhole(signal: AbortSignal, key = ''): Promise<void> {
  const isThere = await fetch(location.href).then(
    () => true,
    () => false,
  );
  if (signal.aborted) return;
  if (isThere) return location.reload();
  navigation.traverseTo(key, { info: 'return' });
  showToast(messages.partDidNotLoad);
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
