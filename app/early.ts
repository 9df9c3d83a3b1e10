/**
 * The first script of a page, small and on its own: nothing here may import anything from the start.
 * It tells the page which lists are empty before any of it is shown, remembers which buttons are pressed
 * before the page is hydrated, and starts the shop's script.
 */
function isEmpty(list: string): boolean {
  try {
    // oxlint-disable-next-line eslint/no-restricted-globals -- What reads the storage otherwise is not here yet.
    return /^(?:\[\]\s*)?$/.test(localStorage.getItem(list) ?? '');
  } catch {
    // Where storage is forbidden the shop says so itself, as soon as it is alive.
    return false;
  }
}

document.documentElement.dataset['empty'] = ['cart', 'wishlist'].filter(isEmpty).join(' ');

const pressed: HTMLButtonElement[] = [];

function remember({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) pressed.push(button);
}

function pressAgain(): void {
  document.removeEventListener('click', remember, true);
  for (const button of pressed) button.click();
}

document.addEventListener('click', remember, true);
document.addEventListener('beau:alive', pressAgain);

/**
 * Back may lead to another page of the same document, which the shopper left without a load. Until
 * something follows the address, the page is loaded whole.
 */
const { pathname } = location;
function loadAddress(): void {
  if (location.pathname !== pathname) location.reload();
}

addEventListener('popstate', loadAddress);
document.addEventListener('beau:alive', () => removeEventListener('popstate', loadAddress));

// The page names this file and all that it imports, so they are on their way already.
const entry = document.querySelector<HTMLLinkElement>('link[data-entry]');
if (entry) void import(/* @vite-ignore */ entry.href);
