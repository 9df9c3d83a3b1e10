import { showCounts } from '#features/header/counts.ts';
import { addAsButton } from '#features/product/productActions.ts';

/** The buttons whose presses wait for the page to be hydrated, in order; `undefined` when it is. */
let kept: HTMLElement[] | undefined = [];

/**
 * Answers presses until the page is hydrated (SPEC 13.1). What adds a product does so at once, unless a
 * press before it waits, since that one may change the quantity.
 */
export function answerPresses(): void {
  document.addEventListener('click', handlePress, true);
}

function handlePress(press: Event): void {
  const button =
    press.target instanceof Element &&
    press.target.closest<HTMLElement>(':is(#root,footer) button');
  if (!button || !kept) return;
  // A form does nothing without its script, and React may be hydrating the page.
  press.preventDefault();
  press.stopPropagation();
  button.dataset['heard'] = '';
  if (kept.length > 0 || !addAsButton(button)) kept.push(button);
  else showCounts();
}

export function isHydrated(): boolean {
  return kept === undefined;
}

/** Leaves all further presses to React, and returns the buttons that wait; the second time none. */
export function takePresses(): readonly HTMLElement[] {
  const taken = kept ?? [];
  kept = undefined;
  document.getElementById('early-note')?.remove();
  for (const button of document.querySelectorAll('[data-heard]')) {
    button.removeAttribute('data-heard');
  }
  return taken;
}
