/**
 * The first script of a page, small and on its own: nothing here may import anything from the start.
 * It fetches the shop's script once the first view is painted, since on a slow line both would come
 * later side by side, and remembers which buttons are pressed before the shop is alive.
 */
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
document.addEventListener('beau:alive', pressAgain, { once: true });

/** Nobody waits longer than this, in ms, for the shop because a picture or a face does not come. */
const longestWait = 3000;

let hasStarted = false;

/** The build has written which files the page needs, held back by a medium that there is not. */
function startShop(): void {
  if (hasStarted) return;
  hasStarted = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    const wanted = link.cloneNode() as HTMLLinkElement;
    wanted.removeAttribute('media');
    link.replaceWith(wanted);
    if ('entry' in link.dataset) void import(/* @vite-ignore */ link.href);
  }
}

/** A frame is begun two frames before it is on the screen. */
const framesToScreen = 3;

/** Counted by an observer, which a test that stops the clock still hears; a hidden page has no frames. */
function startAfterFrames(count: number): void {
  if (count === 0 || document.hidden) startShop();
  else {
    new IntersectionObserver((_, observer) => {
      observer.disconnect();
      startAfterFrames(count - 1);
    }).observe(document.documentElement);
  }
}

if (document.readyState === 'complete') startAfterFrames(framesToScreen);
else addEventListener('load', () => startAfterFrames(framesToScreen), { once: true });
setTimeout(startShop, longestWait);
for (const intent of ['pointerdown', 'keydown', 'touchstart']) {
  document.addEventListener(intent, startShop, { once: true, passive: true, capture: true });
}
