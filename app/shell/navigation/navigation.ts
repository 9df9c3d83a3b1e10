import { currentUrl, href, shopUrl } from '#domain/address.ts';
import { messages } from '#domain/messages.ts';
import { addressHere } from '#domain/otherLanguage.ts';
import { fetchVersion, isVersionLeft } from '#domain/version.ts';
import { updateHead } from '#shell/head.ts';
import { loadScreen } from '#screens/loadScreen.ts';
import { notFoundPath, redirects } from '#screens/screens.ts';
import { fetchPicture } from '#ui/Picture.tsx';
import { showToast } from '#ui/toast.ts';
import { decide } from './decide.ts';
import { type Location, matchPath, pathOf } from './location.ts';
import { focusStart, runPageTransition } from './pageTransition.ts';

type Show = (location: Location) => void;

/**
 * Shows each page that the shopper navigates to without a reload, where the browser has the Navigation
 * API. Elsewhere every link loads its page (SPEC 2.5).
 */
export function followNavigation(initial: Location, show: Show): () => void {
  const view = { current: initial, key: currentKey() };
  const showNext: Show = (next) => {
    Object.assign(view, { current: next, key: currentKey() });
    show(next);
  };
  checkFirst(initial, showNext);
  if (!('navigation' in window)) return () => undefined;

  const showOther = async (event: NavigateEvent) => {
    const { destination, navigationType, signal } = event;
    const url = new URL(destination.url);
    const next = await loadLocation(url).catch(() => undefined);
    if (signal.aborted) return;
    if (!next) return loadDocument(signal, view.key);
    const showScreen = () => {
      // Back and forward restore the scroll position, which may be below the first view.
      showNext({ ...next, isNavigated: navigationType === 'push' });
      event.scroll();
      focusStart(url.hash);
    };
    await runPageTransition(view.current, next, showScreen, signal);
  };
  const handleNavigate = (event: NavigateEvent) => {
    const decision = decide(event, view.current, isVersionLeft());
    if (decision === 'ignore') return;
    if (decision === 'redirect') {
      event.preventDefault();
      navigation.navigate(href(redirects['/shop']));
      return;
    }
    const { search } = new URL(event.destination.url);
    const handlers = {
      stay: async () => undefined,
      load: () => loadDocument(event.signal, view.key),
      refine: async () => showNext({ ...view.current, search, isNavigated: true }),
      show: () => showOther(event),
    };
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler: handlers[decision] });
  };
  navigation.addEventListener('navigate', handleNavigate);
  return () => navigation.removeEventListener('navigate', handleNavigate);
}

function currentKey(): string | undefined {
  return 'navigation' in window ? navigation.currentEntry?.key : undefined;
}

/**
 * Shows the query of the address, which no prerendered page has, and the screen of an unknown product. If
 * the address is that of another page, because Back was pressed during the load, the page is loaded from the
 * host, once (SPEC 2.3, 2.6).
 */
function checkFirst(initial: Location, show: Show): void {
  const opened = currentUrl();
  if (pathOf(matchPath(opened.pathname)) === pathOf(initial)) {
    if (opened.search !== '') show({ ...initial, search: opened.search });
  } else if (initial.path === notFoundPath) {
    // Without the screen, the page for unknown addresses stays.
    loadLocation(opened).then(
      (next) => {
        updateHead(next);
        show(next);
      },
      () => undefined,
    );
  } else {
    const [load] = performance.getEntriesByType('navigation');
    // A host that answers with this page again would do so for ever.
    const isReload = (load as PerformanceNavigationTiming | undefined)?.type === 'reload';
    if (!isReload) location.reload();
  }
}

/**
 * Loads a link's screen and its first picture when the pointer, focus or a finger reaches the link. A link
 * to another language then leads to what the shopper sees, with query and hash (SPEC 18.10).
 */
export function prefetchOnIntent(): () => void {
  let lastLink: HTMLAnchorElement | null = null;
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    // The pointer moves over the parts of one link.
    if (!link || link === lastLink) return;
    lastLink = link;
    const url = shopUrl(link.href);
    if (url.href !== link.href) return;
    // Pages in another language have scripts of their own.
    if (import.meta.env.IS_MULTILINGUAL && link.hreflang) {
      lastLink = null;
      link.href = addressHere(link.hreflang);
      return;
    }
    // If this fails, the navigation itself tries again and shows a toast.
    loadLocation(url)
      .then(({ screen, id }) => screen.firstPictures?.(id).forEach(fetchPicture))
      .catch(() => undefined);
  };
  const intents = ['pointerover', 'focusin', 'touchstart'];
  for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, handleIntent);
  };
}

/** Navigates to another address of the same screen, keeping scroll position and focus where the browser can. */
export function refine(address: string, kind: 'push' | 'replace' = 'push'): void {
  if ('navigation' in window) navigation.navigate(address, { info: 'refinement', history: kind });
  else location[kind === 'push' ? 'assign' : 'replace'](address);
}

/** Loads the screen of an address, and what only its page shows. */
async function loadLocation(url: URL): Promise<Location> {
  const page = matchPath(url.pathname);
  const screen = await loadScreen(page.path);
  return { ...page, screen, own: await screen.loadOwn?.(page.id), search: url.search };
}

/**
 * Loads a page from the host when its script failed to load. If the host does not answer with a page
 * of the shop either, the current page stays, at its own address, with a toast (SPEC 2.9).
 */
async function loadDocument(signal: AbortSignal, key = ''): Promise<void> {
  const version = await fetchVersion();
  if (signal.aborted) return;
  if (version !== undefined) return location.reload();
  navigation.traverseTo(key, { info: 'return' });
  showToast(messages.partDidNotLoad);
}
