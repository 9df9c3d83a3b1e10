/**
 * The page's own script, inside it behind the header: it shows what this browser has stored, answers presses
 * until the page is hydrated, and loads the rest. It is a bundle of its own. So it has none of the rest's
 * stored values, toasts and products, and hands over what it has answered.
 */
import { isWithin } from '#ordering/calendar.ts';
import { dayOf } from '#ordering/day.ts';
import { closedLines } from '#shop/settings';
import { quantitiesIn } from '#storage/earlyLists.ts';
import { answerPresses, isHydrated, takePresses } from './presses.ts';
import { showStoredCounts } from './storedCounts.ts';

const root = document.documentElement;
/** The element of this script names the file of the rest. It leaves, since React does not render it. */
const own = document.querySelector<HTMLElement>('script[data-client]');
const { client = '' } = own?.dataset ?? {};
own?.remove();

/** React hydrates a page that is there to its end; this script is in its middle. */
const parsed = new Promise<unknown>((resolve) =>
  document.addEventListener('DOMContentLoaded', resolve),
);

/** A request may hang: after these times the lists have words and the page its footer (SPEC 13.10), and there is a note. */
const maxSilenceMs = 3000;
const noteAfterMs = 20_000;
const retryDelaysMs = [500, 2000, 5000];

/**
 * Loads the shop's script and starts it. After a failure it tries three times more; older browsers remember
 * the failure. Then a note offers to load the page again (SPEC 13.4).
 */
function loadShop(failures = 0): void {
  (import(/* @vite-ignore */ client) as Promise<typeof import('./client.tsx')>)
    .then(async ({ start }) => {
      await parsed;
      return start(takePresses);
    })
    .catch((error: unknown) => {
      // The page is hydrated, so this is a bug and no failed download.
      if (isHydrated()) throw error;
      const delay = retryDelaysMs[failures];
      if (delay === undefined) void forgetFiles().then(showNote, showNote);
      else setTimeout(loadShop, delay, failures + 1);
    });
}

/** A script that is there and does not run may have come wrong once, and the browser kept it so (SPEC 13.5). */
function forgetFiles(): Promise<unknown> {
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  return Promise.all(files.map(({ name }) => fetch(name, { cache: 'reload' })));
}

function showNote(): void {
  if (!isHydrated()) document.getElementById('early-note')?.removeAttribute('hidden');
}

function showLists(): void {
  root.dataset['empty'] =
    (quantitiesIn('cart').size > 0 ? '' : 'cart ') +
    (quantitiesIn('wishlist').size > 0 ? '' : 'wishlist');
  root.toggleAttribute('data-asked', /[?&](?:filter|search|is|sort)=/.test(location.search));
  if (closedLines) root.toggleAttribute('data-closed', isWithin(dayOf(Date.now()), closedLines[0]));
  showStoredCounts();
}

/**
 * What is far below, and a card of a long list, is laid out when it comes near, or at a key. A page that the shopper comes back to has all of its height from the start,
 * since the browser scrolls it to where it was.
 */
function leaveRestForScroll(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || location.hash) return;
  root.dataset['fresh'] = '';
  root.dataset['late'] = '';
  addEventListener('keydown', () => root.removeAttribute('data-fresh'), { once: true });
}

// A browser before cascade layers shows the page as one without a script does (SPEC 13.7).
if (CSS.supports('color', 'revert-layer')) {
  leaveRestForScroll();
  showLists();
  answerPresses();
  setTimeout(() => root.toggleAttribute('data-silent', !isHydrated()), maxSilenceMs);
  setTimeout(showNote, noteAfterMs);
  loadShop();
}
