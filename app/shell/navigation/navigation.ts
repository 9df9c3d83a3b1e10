import { currentUrl, href, shopUrl } from '#domain/address.ts';
import { type Shown, nothingShown } from '#domain/listPage.ts';
import { addressHere } from '#domain/otherLanguage.ts';
import { messages } from '#domain/messages.ts';
import type { Product } from '#domain/product.ts';
import { type ScreenPath, notFoundPath, redirects } from '#screens/screens.ts';
import type { Screen } from '#screens/screen.ts';
import { loadScreen } from '#screens/loadScreen.ts';
import { loadCatalogue, readCatalogue } from '#storage/catalogue.ts';
import { chooseLanguage } from '#storage/storedLanguage.ts';
import { fetchPicture } from '#ui/Picture.tsx';
import { showToast } from '#ui/toast.ts';
import { type Location, type Page, matchPath, pathOf } from './location.ts';

type Show = (location: Location) => void;

let isOutdated = false;

/** Makes every navigation load the whole page, since there is a new version of the shop. */
export function leaveThisVersion(): void {
  isOutdated = true;
}

/**
 * Shows each page that the shopper navigates to without a reload, where the browser has the Navigation
 * API. Elsewhere every link loads its page (SPEC 2.5). First it shows the page of the current address,
 * which may have changed since the document was loaded (SPEC 2.6).
 */
export function followNavigation(initial: Location, show: Show): () => void {
  let current = initial;
  let hasMoved = false;
  const opened = currentUrl();
  const isSamePage = pathOf(matchPath(opened.pathname)) === pathOf(initial);
  if (!isSamePage || opened.search !== '') {
    loadLocation(opened).then(
      ({ next, transition }) => {
        if (hasMoved) return;
        const corrected = { ...next, hydratedAs: pathOf(initial) };
        current = corrected;
        void transition.runPageTransition(next, next, () => show(corrected));
      },
      () => {
        if (hasMoved) return;
        // Where the host answered with this page, it would do so again.
        if (isSamePage || initial.path === notFoundPath) showToast(messages.partDidNotLoad);
        else location.reload();
      },
    );
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
    // The host answers with status 404; but back must show a page of the same document without a load.
    if (target.path === notFoundPath && !event.destination.sameDocument) return;
    const isRefinement = event.info === 'refinement';
    hasMoved = true;
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        if (event.info === 'return') return;
        const catalogue = readCatalogue();
        // The same screen needs no other file (SPEC 6.5).
        if (isRefinement && catalogue && pathOf(target) === pathOf(current)) {
          // Presses from before the hydration are repeated in this task, on the list that they were meant
          // for (SPEC 13.1).
          await Promise.resolve();
          if (event.signal.aborted) return;
          const shown = shownOf(current.screen, catalogue, { ...target, search: url.search });
          current = { ...current, shown, search: url.search };
          currentKey = navigation.currentEntry?.key;
          return show({ ...current, isNavigated: true });
        }
        const loaded = isOutdated ? undefined : await loadLocation(url).catch(() => undefined);
        if (event.signal.aborted) return;
        if (!loaded) return loadWhole(event.signal, currentKey);
        const { next, transition } = loaded;
        const showNext = () => {
          current = next;
          currentKey = navigation.currentEntry?.key;
          // Back and forward restore the scroll position, which may be below the first view.
          show({ ...next, isNavigated: event.navigationType === 'push' });
          if (isRefinement) return;
          event.scroll();
          transition.focusStart(url.hash);
        };
        await transition.runPageTransition(current, next, showNext, event.signal);
      },
    });
  };

  navigation.addEventListener('navigate', handleNavigate);
  return () => navigation.removeEventListener('navigate', handleNavigate);
}

/**
 * Loads a link's screen and its first picture when the pointer, focus or a finger reaches the link. A link
 * to another language then leads to what the shopper sees, with query and hash, and the language is
 * remembered when it is followed (SPEC 18.10, 18.11).
 */
export function prefetchOnIntent(): () => void {
  const handleIntent = ({ target, type }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link) return;
    const url = shopUrl(link.href);
    if (url.href !== link.href) return;
    if (import.meta.env.IS_MULTILINGUAL) {
      // Pages in another language have scripts of their own.
      if (link.hreflang) {
        link.href = addressHere(link.hreflang);
        if (type === 'click') chooseLanguage(link.hreflang);
        return;
      }
      if (type === 'click') return;
    }
    // If this fails, the navigation itself tries again and shows a toast.
    loadLocation(url)
      .then(({ next: { screen, shown } }) => screen.firstPictures?.(shown).forEach(fetchPicture))
      .catch(() => undefined);
  };
  const intents = import.meta.env.IS_MULTILINGUAL
    ? (['pointerover', 'focusin', 'touchstart', 'click'] as const)
    : (['pointerover', 'focusin', 'touchstart'] as const);
  for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, handleIntent);
  };
}

/** Navigates to another address of the same screen, keeping scroll position and focus. */
export function refine(address: string): void {
  if ('navigation' in window) navigation.navigate(address, { info: 'refinement' });
  else location.assign(address);
}

const loadModules = (path: ScreenPath) =>
  Promise.all([loadScreen(path), import('./pageTransition.ts')]);

/** By path: importing a module again takes time, even if it is loaded. */
const loadedModules = new Map<ScreenPath, Awaited<ReturnType<typeof loadModules>>>();

function shownOf(
  { show = () => nothingShown }: Screen,
  catalogue: readonly Product[],
  asked: Page & { readonly search: string },
): Shown {
  return show(catalogue, asked);
}

/** Loads the screen of an address, what it shows, and the module with the page transition. */
async function loadLocation(url: URL) {
  const page = matchPath(url.pathname);
  const { search } = url;
  const catalogue = loadCatalogue();
  // Only a screen that shows some of it waits for it.
  catalogue.catch(() => undefined);
  const modules = loadedModules.get(page.path) ?? (await loadModules(page.path));
  loadedModules.set(page.path, modules);
  const [screen, transition] = modules;
  const shown = screen.show ? shownOf(screen, await catalogue, { ...page, search }) : nothingShown;
  const next: Location = { ...page, screen, shown, search };
  return { next, transition };
}

/**
 * Loads a page from the host when its script failed to load. If the host does not answer either, the
 * current page stays, at its own address, with a toast (SPEC 2.9).
 */
async function loadWhole(signal: AbortSignal, key = ''): Promise<void> {
  const isReachable = await fetch(currentUrl()).then(
    () => true,
    () => false,
  );
  if (signal.aborted) return;
  if (isReachable) return location.reload();
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
    url.pathname.startsWith(import.meta.env.BASE_URL + import.meta.env.LANGUAGE_PATH)
  );
}
