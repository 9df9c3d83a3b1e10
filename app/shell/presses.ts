import { readTypedQuantity } from '#ordering/typedQuantity.ts';
import { type EarlyAdd, type ListName, addEarly } from '#storage/earlyLists.ts';
import { showStoredCounts } from './storedCounts.ts';

/** What the page's own script hands over to the rest of the shop. */
export type EarlyPresses = {
  readonly added: readonly EarlyAdd[];
  /** The buttons whose presses have waited, in order. */
  readonly waiting: readonly HTMLElement[];
};

/** `undefined` when the page is hydrated. */
let kept: { readonly added: EarlyAdd[]; readonly waiting: HTMLElement[] } | undefined = {
  added: [],
  waiting: [],
};

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
  const { adds } = button.dataset;
  if (kept.waiting.length > 0 || adds === undefined) kept.waiting.push(button);
  else {
    const [list, id] = adds.split(' ') as [ListName, string];
    const typed = button.parentElement?.querySelector('input')?.value ?? '';
    kept.added.push(addEarly(list, id, readTypedQuantity(typed) ?? 1));
    showStoredCounts();
    sayCount(list);
  }
}

/** The toast comes later; the screen reader has a word at once. */
function sayCount(list: ListName): void {
  const region = document.querySelector('body > [aria-live]');
  const link = document.querySelector(`header a[href$="/${list}"]`);
  if (region) region.textContent = link?.getAttribute('aria-label') ?? '';
}

export function isHydrated(): boolean {
  return kept === undefined;
}

/** Leaves all further presses to React, and returns those before; the second time none. */
export function takePresses(): EarlyPresses {
  const taken = kept ?? { added: [], waiting: [] };
  kept = undefined;
  document.getElementById('early-note')?.remove();
  document.documentElement.removeAttribute('data-silent');
  for (const button of document.querySelectorAll('[data-heard]')) {
    button.removeAttribute('data-heard');
  }
  return taken;
}
