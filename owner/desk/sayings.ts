import { escapeMarkup } from '#reader/look/escapeMarkup.ts';
import type { DeskProblem } from './deskProblem.ts';

let shown = '';
let shownHints = '';

const find = (selector: string) => document.querySelector(selector);

/** Says a sentence, by screen reader too, and shows mistakes below it; focus in them stays. */
export function say(sentence: string, problems: readonly DeskProblem[] = []): void {
  const list = find('#problems ul');
  const items = itemsOf(problems);
  const next = sentence + items;
  if (!list || next === shown) return;
  shown = next;
  const links = () => [...list.querySelectorAll('a')];
  const place = links().findIndex((link) => link === document.activeElement);
  find('#problems p')?.replaceChildren(sentence);
  list.innerHTML = items;
  if (place >= 0) (links()[place] ?? links().at(-1))?.focus();
}

/** Shows, closed, what is to be done before the shop is published. */
export function sayHints(hints: readonly DeskProblem[]): void {
  const [box, list] = [find('#hints'), find('#hints ul')];
  const items = itemsOf(hints);
  if (!(box instanceof HTMLElement) || !list || items === shownHints) return;
  shownHints = items;
  box.hidden = hints.length === 0;
  find('#hints summary')?.replaceChildren(`Before you publish (${hints.length})`);
  list.innerHTML = items;
}

function itemsOf(problems: readonly DeskProblem[]): string {
  const items = problems.map(({ text, to, key = '' }) => {
    const escaped = escapeMarkup(text);
    const link = `<a href="${escapeMarkup(to ?? '')}" data-key="${escapeMarkup(key)}">${escaped}</a>`;
    return `<li>${to === undefined ? escaped : link}</li>`;
  });
  return items.join('');
}

/** Saving at a computer is not publishing: says so until the next form is opened. */
export function saySaved(): void {
  const box = find('#saved');
  if (!box) return;
  box.replaceChildren('Saved on this computer. What buyers see changes when you publish.');
  const clear = () => {
    if (!/\/(?:new|entries\/)/.test(location.hash)) return;
    box.replaceChildren();
    removeEventListener('hashchange', clear);
  };
  addEventListener('hashchange', clear);
}

/** Says whether the published shop shows what is saved (SPEC 19.13), and where to look. */
export function sayUnpublished(count: number): void {
  const box = find('#saved');
  const hasWaited = box?.textContent !== '';
  const files = count === 1 ? 'One saved file is' : `${count} saved files are`;
  const waiting = `${files} not in <a href="../" target="_blank">your shop</a> yet: it shows them some minutes after you save.`;
  const shown = '<a href="../" target="_blank">Your shop</a> shows all that is saved.';
  const next = count > 0 ? waiting : hasWaited ? shown : '';
  if (box && box.innerHTML !== next) box.innerHTML = next;
}
