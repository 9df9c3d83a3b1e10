import { escapeMarkup } from '#reader/look/escapeMarkup.ts';
import type { DeskProblem } from './deskProblem.ts';

/**
 * The mistakes of a form: those of the first of its files, that of the shop's own language, while there are some,
 * since what is wrong in a translation may follow from them.
 */
export function ofForm(
  problems: readonly DeskProblem[],
  [own, ...others]: readonly string[],
): readonly DeskProblem[] {
  const first = problems.filter(({ file }) => file === own);
  return first.length > 0 ? first : problems.filter(({ file = '' }) => others.includes(file));
}

const find = (selector: string) => document.querySelector(selector);

/** Says a sentence, by screen reader too, and shows mistakes below it. */
export function say(sentence: string, problems: readonly DeskProblem[] = []): void {
  show('#problems p', sentence, '#problems ul', problems);
}

/** Shows, closed, what is to be done before the shop is published. */
export function sayHints(hints: readonly DeskProblem[]): void {
  find('#hints')?.toggleAttribute('hidden', hints.length === 0);
  show('#hints summary', `Before you publish (${hints.length})`, '#hints ul', hints);
}

/** Keeps what is open for the head of the form on a phone (builder/desk/desk.ts): the CMS names it in the title of the page. */
export function nameWhatIsOpen(): void {
  const keep = () => {
    const [, name = ''] = /([^›]+) – [^–]*$/.exec(document.title) ?? [];
    document.documentElement.style.setProperty('--open', JSON.stringify(name.trim()));
  };
  new MutationObserver(keep).observe(document.head, { childList: true, subtree: true });
}

const shown = new Map<string, string>();

/** Only what is other than before is written; focus in it stays, and what is open. */
function show(head: string, text: string, body: string, problems: readonly DeskProblem[]): void {
  const [title, list, items] = [find(head), find(body), itemsOf(problems)];
  if (!list || shown.get(body) === text + items) return;
  shown.set(body, text + items);
  const links = () => [...list.querySelectorAll('a')];
  const place = links().findIndex((link) => link === document.activeElement);
  const open = [...list.querySelectorAll('details')].map((each) => each.open);
  title?.replaceChildren(text);
  list.innerHTML = items;
  for (const [at, each] of list.querySelectorAll('details').entries())
    each.open = open[at] ?? false;
  if (place >= 0) (links()[place] ?? links().at(-1))?.focus();
}

function itemsOf(problems: readonly DeskProblem[]): string {
  const items = problems.map(({ text, to, key = '', parts }) => {
    const escaped = escapeMarkup(text);
    if (parts) {
      return `<li><details><summary>${escaped}</summary><ul>${itemsOf(parts)}</ul></details></li>`;
    }
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
