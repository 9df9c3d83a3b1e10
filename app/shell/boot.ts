/**
 * The first script of a page. It imports nothing when it starts, so that it runs before the first paint.
 * It says in `data-empty` which lists are empty, loads the shop's script, and keeps the shopper's presses
 * until the page is hydrated.
 */

/** What app/domain/storedKeys.ts puts in front of each key. */
const path = import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL;

/** Whether this browser has stored nothing in a list. */
function isEmpty(list: 'cart' | 'wishlist' | 'beau:recent'): boolean {
  // The list of the address is shown instead (SPEC 16.9).
  if (list === 'wishlist' && location.search.includes('products=')) return false;
  try {
    // oxlint-disable-next-line eslint/no-restricted-globals -- app/storage is not loaded yet.
    return /^(?:\[\]\s*)?$/.test(localStorage.getItem(path + list) ?? '');
  } catch {
    // Where storage is forbidden, the hydrated page shows a toast.
    return false;
  }
}

const lists = ['cart', 'wishlist'] as const;
const root = document.documentElement;
root.dataset['empty'] = lists.filter(isEmpty).join(' ');
if (isEmpty('beau:recent')) root.dataset['unseen'] = '';

/** The buttons that were pressed, in order, until the page is hydrated (SPEC 13.1). */
let presses: HTMLElement[] | undefined = [];

function keepPress(press: Event): void {
  const button =
    press.target instanceof Element &&
    press.target.closest<HTMLElement>(':is(#root,footer) button');
  if (!button || !presses) return;
  // A form does nothing without its script, and React may be hydrating the page.
  press.preventDefault();
  press.stopPropagation();
  button.dataset['heard'] = '';
  presses.push(button);
}
document.addEventListener('click', keepPress, true);

window.takePresses = () => {
  const taken = presses ?? [];
  presses = undefined;
  document.getElementById('early-note')?.remove();
  return taken;
};

/** A request may hang: after this time the shopper sees a note. */
const maxSilenceMs = 20_000;
const retryDelaysMs = [500, 2000, 5000];

/** The page preloads this file and all that it imports. */
const entry = document.querySelector<HTMLLinkElement>('link[data-entry]')?.href ?? '';

/**
 * Loads the shop's script and starts it. After a failure it tries three times more; older browsers remember
 * the failure. Then a note offers to load the page again (SPEC 13.4).
 */
function loadShop(failures = 0): void {
  import(/* @vite-ignore */ entry)
    .then(() => window.startShop?.())
    .catch((error: unknown) => {
      // The page is hydrated, so this is a bug and no failed download.
      if (!presses) throw error;
      const delay = retryDelaysMs[failures];
      if (delay === undefined) showNote();
      else setTimeout(loadShop, delay, failures + 1);
    });
}

function showNote(): void {
  if (!presses) return;
  root.dataset['failed'] = '';
  document.getElementById('early-note')?.removeAttribute('hidden');
}

setTimeout(showNote, maxSilenceMs);
loadShop();
