import type { EarlyEvent } from './replay.ts';

/**
 * The first script of a page, small and on its own: nothing here may import anything from the start.
 * It tells the page which lists are empty before any of it is shown, starts the shop's script, and
 * records what the shopper does until the page is hydrated.
 */
function isEmpty(list: string): boolean {
  try {
    // oxlint-disable-next-line eslint/no-restricted-globals -- What reads the storage otherwise is not here yet.
    return /^(?:\[\]\s*)?$/.test(localStorage.getItem(list) ?? '');
  } catch {
    // Where storage is forbidden the shop says so itself, as soon as it is hydrated.
    return false;
  }
}

document.documentElement.dataset['empty'] = ['cart', 'wishlist'].filter(isEmpty).join(' ');

/** What the shopper has done, in order, until the page is hydrated (SPEC 13.1). */
let log: EarlyEvent[] | undefined = [];

/** In ms: a request may hang, and a shopper who is told nothing leaves. */
const longestSilence = 20_000;
const longestPause = 30_000;

const recordedTypes = ['click', 'input', 'keydown', 'focusin', 'focusout'];

function record(event: Event): void {
  const { type, target, key } = event as KeyboardEvent;
  const element =
    target instanceof Element &&
    target.closest<HTMLInputElement>('#root :is(a,button,input,select,textarea)');
  if (!element || !log) return;
  if (type === 'click') {
    if (element.localName !== 'button') return;
    // Without its script a form leads nowhere.
    event.preventDefault();
    element.dataset['heard'] = '';
    setTimeout(showNote, 1000, 'p');
  }
  // What a field holds now takes the place of what was typed in it just before.
  if (type === 'input') while (log.at(-1)?.element === element) log.pop();
  log.push({ type, key, element, value: element.value });
}

/** Shows a part of the note below the page, which is gone when the page is hydrated (SPEC 13.2). */
function showNote(part: string): void {
  document.querySelector(`#early-note ${part}`)?.removeAttribute('hidden');
}

window.takeEarlyEvents = () => {
  const taken = log;
  log = undefined;
  document.getElementById('early-note')?.remove();
  return taken;
};

/** The page names this file and all that it imports, so they are on their way already. */
const entry = document.querySelector<HTMLLinkElement>('link[data-entry]');
let pause = 500;
let retry = 0;

/**
 * Loads the shop's script and starts it, again and again where a file does not come (SPEC 13.3). Only
 * older browsers keep to a first failure; their shopper has to load the page anew.
 */
function loadShop(): void {
  clearTimeout(retry);
  if (!entry || !log) return;
  import(/* @vite-ignore */ entry.href)
    .then(() => window.startShop?.())
    .catch(() => {
      if (pause > 500) showFailure();
      pause *= 2;
      retry = window.setTimeout(loadShop, Math.min(pause, longestPause));
    });
}

function showFailure(): void {
  if (!log) return;
  document.documentElement.dataset['failed'] = '';
  showNote('div');
  document.querySelector('#early-note button')?.addEventListener('click', loadShop);
}

for (const type of recordedTypes) document.addEventListener(type, record, true);
addEventListener('online', loadShop);
setTimeout(showFailure, longestSilence);

/**
 * Back may lead to another page of the same document, which the shopper left without a load. Until
 * something follows the address, the page is loaded whole (SPEC 2.6).
 */
const { pathname } = location;
addEventListener('popstate', () => {
  if (log && location.pathname !== pathname) location.reload();
});

loadShop();
