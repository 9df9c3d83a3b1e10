import { lineHere } from '#loading/ahead.ts';

/**
 * Lays out what app/shell/boot.ts has left below the first view, a part in each idle moment, so that it is not in
 * the way of what a shopper does then. Its pictures may be asked for: not where data cost much. Safari has no such
 * moments, and waits for the first scroll.
 */
export function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('footer, [data-fresh] main > section')];
  if (!('requestIdleCallback' in window) || lineHere() === 'dear') return;
  const layOutNext = () => {
    const part = parts.shift();
    if (!part) return document.documentElement.removeAttribute('data-fresh');
    part.style.contentVisibility = 'visible';
    requestIdleCallback(layOutNext);
  };
  requestIdleCallback(layOutNext);
}
