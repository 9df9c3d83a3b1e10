/**
 * The first script of a page, small and on its own: nothing here may import anything from the start.
 * It tells the page which lists are empty before any of it is shown, fetches the shop's script once the
 * first view is painted, since on a slow line both would come later side by side, and remembers which
 * buttons are pressed before the shop is alive.
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

/** Nobody waits longer than this, in ms, for the shop because a picture or a face does not come. */
const longestWait = 3000;

/** The build has written which files the page needs, held back by a medium that there is not. */
function startShop(): void {
  // A second call finds none.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')) {
    const wanted = link.cloneNode() as HTMLLinkElement;
    wanted.removeAttribute('media');
    link.replaceWith(wanted);
    if ('entry' in link.dataset) void import(/* @vite-ignore */ link.href);
  }
}

/** Script that comes while the first picture is being drawn would hold it up; a hidden page draws nothing. */
function startAfterFirstView(): void {
  if (document.hidden) startShop();
  else {
    const first = [...document.querySelectorAll('[elementtiming]')];
    let awaited = first.filter((picture) => picture.checkVisibility()).length;
    const isPictureTold = PerformanceObserver.supportedEntryTypes.includes('element');
    new PerformanceObserver((list) => {
      awaited -= list.getEntries().length;
      if (awaited <= 0) startShop();
    }).observe({ type: isPictureTold && awaited > 0 ? 'element' : 'paint', buffered: true });
  }
}

addEventListener('load', startAfterFirstView);
setTimeout(startShop, longestWait);
for (const intent of ['pointerdown', 'keydown', 'touchstart']) {
  document.addEventListener(intent, startShop, { once: true, passive: true, capture: true });
}
