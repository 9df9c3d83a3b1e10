import { currentUrl, href, shopUrl } from '#domain/address.ts';
import { type PageProducts, nothingShown } from '#domain/listPage.ts';
import { addressHere } from '#domain/otherLanguage.ts';
import { messages } from '#domain/messages.ts';
import type { Product } from '#domain/product.ts';
import { type ScreenPath, notFoundPath, redirects } from '#screens/screens.ts';
import { isVersionLeft, whyNotLoaded } from '#domain/version.ts';
import type { Screen } from '#screens/screen.ts';
import { loadScreen } from '#screens/loadScreen.ts';
import { loadCatalogue } from '#storage/catalogue.ts';
import { chooseLanguage } from '#storage/storedLanguage.ts';
import { fetchPicture } from '#ui/Picture.tsx';
import { showToast } from '#ui/toast.ts';
import { decide } from './decide.ts';
import { type Location, type Page, matchPath, pathOf } from './location.ts';

type Show = (location: Location) => void;

/**
 * Shows each page that the shopper navigates to without a reload, where the browser has the Navigation
 * API. Elsewhere every link loads its page (SPEC 2.5). First it shows the page of the current address,
 * which may have changed since the document was loaded (SPEC 2.6).
 */
export function followNavigation(initial: Location, show: Show): () => void {
  const view = { current: initial, key: currentKey(), hasMoved: false };
  const showNext: Show = (next) => {
    Object.assign(view, { current: next, key: currentKey() });
    show(next);
  };
  void correctFirst(initial, view, showNext);
  if (!('navigation' in window)) return followHistory(view, showNext);

  const refineShown = async ({ destination, signal }: NavigateEvent) => {
    const next = await refined(view.current, new URL(destination.url)).catch(() => undefined);
    if (signal.aborted) return;
    if (!next) return loadDocument(signal, view.key);
    showNext(next);
  };
  const showOther = async (event: NavigateEvent) => {
    const { destination, info, navigationType, signal } = event;
    const url = new URL(destination.url);
    const loaded = await loadLocation(url).catch(() => undefined);
    if (signal.aborted) return;
    if (!loaded) return loadDocument(signal, view.key);
    const { next, transition } = loaded;
    const showScreen = () => {
      // Back and forward restore the scroll position, which may be below the first view.
      showNext({ ...next, isNavigated: navigationType === 'push' });
      if (info === 'refinement') return;
      event.scroll();
      transition.focusStart(url.hash);
    };
    await transition.runPageTransition(view.current, next, showScreen, signal);
  };
  const handleNavigate = (event: NavigateEvent) => {
    const decision = decide(event, view.current, isVersionLeft());
    if (decision === 'ignore') return;
    if (decision === 'redirect') {
      event.preventDefault();
      navigation.navigate(href(redirects['/shop']));
      return;
    }
    view.hasMoved = true;
    const handlers = {
      stay: async () => undefined,
      load: () => loadDocument(event.signal, view.key),
      refine: () => refineShown(event),
      show: () => showOther(event),
    };
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler: handlers[decision] });
  };
  navigation.addEventListener('navigate', handleNavigate);
  return () => navigation.removeEventListener('navigate', handleNavigate);
}

/** What is shown, where it is in the browser's history, and whether the shopper has navigated. */
type View = { current: Location; key: string | undefined; hasMoved: boolean };

function currentKey(): string | undefined {
  return 'navigation' in window ? navigation.currentEntry?.key : undefined;
}

/** Shows the page of the address if it is not the one in the document (SPEC 2.6). */
async function correctFirst(initial: Location, view: View, show: Show): Promise<void> {
  const opened = currentUrl();
  const isSamePage = pathOf(matchPath(opened.pathname)) === pathOf(initial);
  if (isSamePage && opened.search === '') return;
  const loaded = await loadLocation(opened).catch(() => undefined);
  if (view.hasMoved) return;
  if (loaded) {
    const { next, transition } = loaded;
    const corrected = { ...next, hydratedAs: pathOf(initial) };
    return transition.runPageTransition(next, next, () => show(corrected));
  }
  // Where the host answered with this page, it would do so again.
  if (isSamePage || initial.path === notFoundPath) showToast(await whyNotLoaded());
  else location.reload();
}

/** Without the Navigation API only `refine` changes the address of a page, and back returns from that. */
function followHistory(view: View, show: Show): () => void {
  const handleMove = () => {
    const url = currentUrl();
    if (pathOf(matchPath(url.pathname)) !== pathOf(view.current)) return location.reload();
    // A link to a part of the page.
    if (url.search === view.current.search) return;
    view.hasMoved = true;
    refined(view.current, url).then(show, () => location.reload());
  };
  window.addEventListener('popstate', handleMove);
  return () => window.removeEventListener('popstate', handleMove);
}

/**
 * The same screen with another query. It needs no other file than that of all products (SPEC 6.5). If
 * this is loaded, presses from before the hydration are repeated in this task, on the list that they
 * were meant for (SPEC 13.1).
 */
async function refined(current: Location, { search }: URL): Promise<Location> {
  const shown = shownOf(current.screen, await loadCatalogue(), { ...current, search });
  return { ...current, shown, search, isNavigated: true };
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
    // Pages in another language have scripts of their own.
    if (import.meta.env.IS_MULTILINGUAL && link.hreflang) {
      link.href = addressHere(link.hreflang);
      if (type === 'click') chooseLanguage(link.hreflang);
      return;
    }
    if (type === 'click') return;
    // If this fails, the navigation itself tries again and shows a toast.
    loadLocation(url)
      .then(({ next: { screen, shown } }) => screen.firstPictures?.(shown).forEach(fetchPicture))
      .catch(() => undefined);
  };
  const intents = ['pointerover', 'focusin', 'touchstart', 'click'];
  for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, handleIntent);
  };
}

/** Navigates to another address of the same screen, keeping scroll position and focus. */
export function refine(address: string, kind: 'push' | 'replace' = 'push'): void {
  if ('navigation' in window) {
    navigation.navigate(address, { info: 'refinement', history: kind });
    return;
  }
  history[`${kind}State`](null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

const loadModules = (path: ScreenPath) =>
  Promise.all([loadScreen(path), import('./pageTransition.ts')]);

/** By path: importing a module again takes time, even if it is loaded. */
const loadedModules = new Map<ScreenPath, Awaited<ReturnType<typeof loadModules>>>();

function shownOf(
  { show = () => nothingShown }: Screen,
  catalogue: readonly Product[],
  asked: Page & { readonly search: string },
): PageProducts {
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
async function loadDocument(signal: AbortSignal, key = ''): Promise<void> {
  const isReachable = await fetch(currentUrl()).then(
    () => true,
    () => false,
  );
  if (signal.aborted) return;
  if (isReachable) return location.reload();
  navigation.traverseTo(key, { info: 'return' });
  showToast(messages.partDidNotLoad);
}
