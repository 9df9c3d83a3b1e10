/**
 * The first script of a page. It imports nothing when it starts, so that it runs before the first paint.
 * It says in `data-empty` which lists are empty, loads the shop's script, and records what the shopper
 * does until the page is hydrated.
 */
import type { cartKey, recentKey, wishlistKey } from '#domain/storedKeys.ts';
import type { EarlyEvent } from './replayEvent.ts';

type Key = typeof cartKey | typeof wishlistKey | typeof recentKey;

/** Whether this browser has stored nothing in a list. */
function isEmpty(list: Key): boolean {
  // The list of the address is shown instead (SPEC 16.9).
  if (list === 'wishlist' && location.search.includes('products=')) return false;
  try {
    // oxlint-disable-next-line eslint/no-restricted-globals -- app/storage is not loaded yet.
    return /^(?:\[\]\s*)?$/.test(localStorage.getItem(list) ?? '');
  } catch {
    // Where storage is forbidden, the hydrated page shows a toast.
    return false;
  }
}

const lists = ['cart', 'wishlist'] as const;
document.documentElement.dataset['empty'] = lists.filter(isEmpty).join(' ');
/** Whether a stored list needs the file with all products. */
const hasList = !lists.every(isEmpty);
if (isEmpty('beau:recent')) document.documentElement.dataset['unseen'] = '';

/** What the shopper has done, in order, until the page is hydrated (SPEC 13.1). */
let log: EarlyEvent[] | undefined = [];

/** A request may hang: after this time the shopper sees a message. */
const maxSilenceMs = 20_000;
const firstRetryDelayMs = 500;
const maxRetryDelayMs = 30_000;
/** A press without effect has its message after this time. */
const noteDelayMs = 1000;

const recordedTypes = ['click', 'input', 'change', 'keydown', 'focusin', 'focusout'];

function record(event: Event): void {
  const { type, target, key } = event as KeyboardEvent;
  const element =
    target instanceof Element &&
    target.closest<HTMLInputElement>(':is(#root,footer) :is(a,button,input,select,textarea)');
  if (!element || !log) return;
  // React may be hydrating the page, and must not answer what is repeated afterwards.
  event.stopPropagation();
  // A select fires it right after `input`.
  if (type === 'change') return;
  if (type === 'click') {
    if (element.localName !== 'button') return;
    // A form does nothing without its script.
    event.preventDefault();
    element.dataset['heard'] = '';
    setTimeout(showNote, noteDelayMs, 'p');
  }
  // The last input has all of the field's value, so nothing that came before it in the field matters.
  if (type === 'input') while (log.at(-1)?.element === element) log.pop();
  log.push({ type, key, element, value: element.value });
}

/** Shows a part of the note below the page, which is removed when the page is hydrated (SPEC 13.2). */
function showNote(part: string): void {
  document.querySelector(`#early-note ${part}`)?.removeAttribute('hidden');
}

window.takeEarlyEvents = () => {
  const taken = log;
  log = undefined;
  document.getElementById('early-note')?.remove();
  return taken;
};

/** The page preloads this file and all that it imports. */
const entry = document.querySelector<HTMLLinkElement>('link[data-entry]');
let retryDelayMs = firstRetryDelayMs;
let retry = 0;

// A stored list or a filter needs all products, whose file then comes beside the script.
const catalogue = entry?.dataset['catalogue'];
if (catalogue && (hasList || location.search)) {
  const preload = { rel: 'modulepreload', href: catalogue, crossOrigin: '' };
  document.head.append(Object.assign(document.createElement('link'), preload));
}

/**
 * Loads the shop's script and starts it, and tries again after a failure (SPEC 13.4). Older browsers
 * remember the first failure; there the shopper has to reload the page.
 */
function loadShop(): void {
  clearTimeout(retry);
  if (!entry || !log) return;
  import(/* @vite-ignore */ entry.href)
    .then(() => window.startShop?.(hasList))
    .catch((error: unknown) => {
      // The page is hydrated, so this is a bug and no failed download.
      if (!log) throw error;
      if (retryDelayMs > firstRetryDelayMs) showFailure();
      retryDelayMs *= 2;
      retry = window.setTimeout(loadShop, Math.min(retryDelayMs, maxRetryDelayMs));
    });
}

function showFailure(): void {
  if (!log) return;
  document.documentElement.dataset['failed'] = '';
  showNote('div');
}

/** Whether the host has another version of this page, and so maybe no longer the files of this one. */
window.isReplaced = async () => {
  try {
    const page = await fetch(location.href);
    const own = entry?.getAttribute('href') ?? '';
    return page.status < 500 && !(await page.text()).includes(own);
  } catch {
    // The network is gone.
    return false;
  }
};

/** Follows the link of the note, which loads the page again, only if nothing else helps (SPEC 2.23). */
async function tryAgain(press: Event): Promise<void> {
  press.preventDefault();
  if (await window.isReplaced?.()) location.reload();
  else loadShop();
}
document.querySelector('#early-note a')?.addEventListener('click', tryAgain);

for (const type of recordedTypes) document.addEventListener(type, record, true);
addEventListener('online', loadShop);
setTimeout(showFailure, maxSilenceMs);

/**
 * Back may lead to another page of the same document. Until the page is hydrated, only a reload shows
 * it (SPEC 2.8).
 */
function reloadElsewhere(): void {
  if (log && location.pathname !== loadedPath) location.reload();
}

// Back may have been pressed before this script ran, so `location` may be another page already.
const [{ name } = { name: location.href }] = performance.getEntriesByType('navigation');
const loadedPath = new URL(name).pathname;
addEventListener('popstate', reloadElsewhere);
reloadElsewhere();

loadShop();
