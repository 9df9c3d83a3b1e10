import { currentUrl, href, shopUrl, addressHere } from '#links/address.ts';
import { withStyles } from '#loading/styles.ts';
import { fetchVersion, inTime, loadsEveryPage } from '#loading/version.ts';
import { loadScreen } from '#screens/loadScreen.ts';
import { fetchPicture } from '#ui/Picture.tsx';
import { announce } from '#ui/announce.ts';
import { error } from '#ui/toast.ts';
import { partDidNotLoad } from '#strings/toasts';
import { decide } from './decide.ts';
import { type Location, screenKey, matchPath, pathOf, redirectOf } from './location.ts';

type Show = (location: Location) => void;

/** What is shown, and its entry in the history. */
type View = { current: Location; key: string | undefined };

/**
 * Shows each page that the shopper navigates to without a reload, where the browser has the Navigation
 * API. Elsewhere every link loads its page (SPEC 2.5).
 */
export function followNavigation(initial: Location, show: Show): () => void {
  const view: View = { current: initial, key: currentKey() };
  const showNext: Show = (next) => {
    view.current = next;
    view.key = currentKey();
    show(next);
    document.documentElement.removeAttribute('data-asked');
  };
  // In a task of its own, after the presses from before the hydration.
  const opening = setTimeout(() => void showOpened(initial, showNext));
  const stop = () => clearTimeout(opening);
  if (!canShowPages()) return stop;

  const handleNavigate = (event: NavigateEvent) => {
    const decision = decide(event, view.current, loadsEveryPage());
    if (decision === 'ignore') return;
    stop();
    const { pathname, search: query } = new URL(event.destination.url);
    if (decision === 'redirect') {
      event.preventDefault();
      navigation.navigate(href(redirectOf(pathname) ?? '/'));
      return;
    }
    const handlers = {
      stay: async () => undefined,
      load: () => loadDocument(event.signal, view.key),
      refine: async () => showNext({ ...view.current, query }),
      show: () => showOther(event, view, showNext),
    };
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler: handlers[decision] });
  };
  navigation.addEventListener('navigate', handleNavigate);
  return () => {
    stop();
    navigation.removeEventListener('navigate', handleNavigate);
  };
}

/** Comes with what every page loads once it is idle. */
const loadTransition = () => import('./pageTransition.ts');

async function showOther(event: NavigateEvent, view: View, show: Show): Promise<void> {
  const { destination, info, signal } = event;
  const url = new URL(destination.url);
  const loading = Promise.all([loadLocation(url), loadTransition()]);
  const loaded = await inTime(loading).catch(() => undefined);
  if (signal.aborted) return;
  if (!loaded) return loadDocument(signal, view.key);
  const [next, { focusStart, runPageTransition }] = loaded;
  const { current } = view;
  const isSize = current.id !== next.id && screenKey(current) === screenKey(next);
  const staysHere = info === 'refinement' || isSize;
  const showScreen = () => {
    // All of its height is there, so that it is scrolled to where it was.
    document.documentElement.removeAttribute('data-fresh');
    show(next);
    if (staysHere) return;
    event.scroll();
    focusStart(url.hash);
    // After Back by its keys, and in the middle of a page, a screen reader does not say which page has come.
    if (event.navigationType === 'traverse' || url.hash) announce(document.title);
  };
  await runPageTransition(current, next, showScreen, signal);
}

function currentKey(): string | undefined {
  return 'navigation' in window ? navigation.currentEntry?.key : undefined;
}

/** Chrome 102 to 104 have an earlier form of the API. */
function canShowPages(): boolean {
  return 'navigation' in window && 'intercept' in NavigateEvent.prototype;
}

/**
 * Shows what the address says and the document cannot: its query, or an unknown product, for which the
 * host answers with the page of unknown addresses (SPEC 2.3). If the shopper has gone back before the
 * page was hydrated, the page of the address is loaded (SPEC 2.6).
 */
async function showOpened(initial: Location, show: Show): Promise<void> {
  const url = currentUrl();
  if (pathOf(matchPath(url.pathname)) === pathOf(initial)) {
    if (url.search !== '') show({ ...initial, query: url.search });
    return;
  }
  const [{ name } = { name: url.href }] = performance.getEntriesByType('navigation');
  if (new URL(name).pathname !== url.pathname) return location.reload();
  const loading = withStyles(loadLocation(url).catch(() => notKept(url)));
  const [next, { updateHead }] = await Promise.all([loading, loadTransition()]);
  if (currentUrl().href !== url.href) return;
  updateHead(next);
  show(next);
  document.documentElement.removeAttribute('data-stand-in');
}

/** What says that the page of an address is not kept, where the worker gave another one for it (SPEC 17.45). */
async function notKept(url: URL): Promise<Location> {
  const { screen } = await import('#shell/offline/notKept.tsx');
  return { ...matchPath(url.pathname), screen, details: undefined, query: '' };
}

/**
 * Loads a link's screen and its first picture when the pointer, focus or a finger reaches the link. A link
 * to another language then leads to what the shopper sees, with query and hash (SPEC 18.10).
 */
export function prefetchOnIntent(): () => void {
  const handleIntent = (event: MouseEvent | FocusEvent | TouchEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link) return;
    const url = shopUrl(link.href);
    if (url.href !== link.href) return;
    // Pages in another language have scripts of their own.
    if (import.meta.env.IS_MULTILINGUAL && link.hreflang) {
      link.href = addressHere(link.hreflang);
      return;
    }
    // There the page of a size is loaded: at its sizes, where the shopper is.
    if (!canShowPages() && link.closest('#sizes')) link.hash = 'sizes';
    // The pointer has only moved within the link.
    const isInside = 'relatedTarget' in event && link.contains(event.relatedTarget as Node | null);
    if (isInside) return;
    // If this fails, the navigation itself tries again and shows a toast.
    loadLocation(url)
      .then(({ screen, id }) => screen.firstPictures?.(id).forEach(fetchPicture))
      .catch(() => undefined);
  };
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, handleIntent);
  };
}

/** Navigates to another address of the same screen, keeping scroll position and focus. */
export function refine(address: string, kind: 'push' | 'replace' = 'push'): void {
  if (canShowPages()) navigation.navigate(address, { info: 'refinement', history: kind });
  else location[kind === 'push' ? 'assign' : 'replace'](`${address}#list`);
}

/** Loads the screen of an address, and what it needs of the product that the address names. */
async function loadLocation({ pathname, search }: URL): Promise<Location> {
  const page = matchPath(pathname);
  const screen = await loadScreen(page.path);
  return { ...page, screen, details: await screen.load?.(page.id), query: search };
}

/**
 * Loads a page from the host when its script failed to load. If the host does not answer with a page
 * of the shop either, the current page stays, at its own address, with a toast (SPEC 2.9).
 */
async function loadDocument(signal: AbortSignal, key = ''): Promise<void> {
  const version = await fetchVersion();
  if (signal.aborted) return;
  if (version) return location.reload();
  navigation.traverseTo(key, { info: 'return' });
  error(partDidNotLoad);
}
