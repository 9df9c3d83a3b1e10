import CMS, { type AppEventListener as Listener, type CmsConfig } from '@sveltia/cms';
import type { DeskProblem } from './deskProblem.ts';
import { numberSizes, readShopFile, readProduct, writeShopFile, writeProduct } from './deskYaml.ts';
import { guardForms } from './leaveForm.ts';
import { guardPhotos } from './guardPhotos.ts';

/** What plugins/desk.ts writes into the page. */
type Page = {
  readonly config: CmsConfig & { readonly collections: readonly [{ slug: { template: string } }] };
  readonly folder: string;
  /** The folders of products whose first picture is found by its name. */
  readonly pictured: readonly string[];
  /** The address that says what is wrong with the shop; only in development. */
  readonly problems?: string;
};

const source = document.querySelector('#desk')?.textContent ?? '';
const { config, folder, pictured, problems } = JSON.parse(source) as Page;
const beside = document.querySelector('#problems');
const said = document.querySelector('#said');

CMS.registerCustomFormat('product', 'yaml', {
  fromFile: readProduct,
  toFile: writeProduct,
});
CMS.registerCustomFormat('shop-file', 'yaml', {
  fromFile: (text) => readShopFile(text, folder),
  toFile: writeShopFile,
});
guardPhotos(pictured);
numberProducts();
guardForms();
for (const type of ['pointerdown', 'focusin']) addEventListener(type, chooseKeyboard, true);
// Two tabs would write over each other's changes.
say([{ text: 'The desk is open in another tab. Close that one to go on here.' }]);
void navigator.locks.request('desk', open);

function open(): Promise<never> {
  say([]);
  void CMS.init({ config });
  if (problems === undefined) {
    for (const type of ['online', 'offline']) addEventListener(type, sayConnection);
  } else {
    setInterval(() => void showMistakes(problems), 2000);
    CMS.registerEventListener({ name: 'postSave', handler: saySaved });
  }
  return new Promise(() => {});
}

/**
 * Gives numbers to new products and to sizes: the page knows only the numbers of when it was made, and the
 * CMS reads its configuration once (SPEC 19.1).
 */
function numberProducts(): void {
  const { slug } = config.collections[0];
  const key = `desk-${Number.parseInt(slug.template, 10)}`;
  const proposed = Number(localStorage.getItem(key) ?? Number.parseInt(slug.template, 10));
  let next = proposed;
  slug.template = slug.template.replace(/^\d+/, String(next).padStart(2, '0'));
  const preSave: Listener['handler'] = ({ entry }) => {
    if (entry.get('collection') !== 'products') return undefined;
    const { sizes = [] } = entry.get('data').toJS() as { sizes?: [] };
    const own = Number.parseInt(entry.get('slug'), 10);
    next = Math.max(next, own + 1);
    const numbers = numberSizes(sizes, { own, next, isNew: entry.get('newRecord') });
    next = Math.max(next, ...numbers.map((number) => number + 1));
    return numbers.reduce(
      (numbered, number, index) => numbered.setIn(['data', 'sizes', index, 'number'], number),
      entry,
    );
  };
  const postSave = () => {
    if (next === proposed) return;
    localStorage.setItem(key, String(next));
    addEventListener('hashchange', () => {
      if (/\/(?:new|entries\/)/.test(location.hash)) location.reload();
    });
  };
  CMS.registerEventListener({ name: 'preSave', handler: preSave });
  CMS.registerEventListener({ name: 'postSave', handler: postSave });
}

/** On a phone a price brings up digits: the CMS knows no such text. */
function chooseKeyboard({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  const path = target.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath'] ?? '';
  if (/(?:price|mrp|charge|freefrom)$/i.test(path)) target.inputMode = 'decimal';
  if (path.endsWith('phone')) target.inputMode = 'tel';
}

/** Saving at a computer is not publishing. */
function saySaved(): void {
  const sentence =
    'Saved on this computer. What buyers see changes when you publish: docs/owners/publishing.md says how.';
  document.querySelector('#saved')?.replaceChildren(sentence);
  said?.replaceChildren('Saved.');
}

/** Says that nothing can be saved: the CMS itself says only that something went wrong. */
function sayConnection(): void {
  const lost = 'There is no connection. Leave this page open, and save when it is back.';
  say(navigator.onLine ? [] : [{ text: lost }]);
}

/** Says below the forms what is wrong with the shop as it is saved, and leads to it (SPEC 19.6). */
async function showMistakes(address: string): Promise<void> {
  // While the development server restarts, what it said last stays.
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.ok) say((await answer.json()) as DeskProblem[]);
}

/** Shows a list, of which a screen reader says by itself only how many there are; focus in it stays. */
function say(problems: readonly DeskProblem[]): void {
  const title = sayCount(problems);
  const shown = JSON.stringify(problems);
  if (!(beside instanceof HTMLElement) || (beside.dataset['shown'] ?? '[]') === shown) return;
  const links = () => [...beside.querySelectorAll('a')];
  const place = links().findIndex((link) => link === document.activeElement);
  const list = make('ul');
  for (const { text, to } of problems) {
    const line = make(to === undefined ? 'span' : 'a', text);
    if (to !== undefined) line.setAttribute('href', to);
    list.append(make('li', line));
  }
  beside.dataset['shown'] = shown;
  const isSaid = problems.length < 2 && title === list.textContent;
  beside.replaceChildren(...(isSaid ? [title].filter(Boolean) : [make('h2', title), list]));
  if (place >= 0)
    links()
      .at(Math.min(place, links().length - 1))
      ?.focus();
  said?.replaceChildren(title);
}

function sayCount({ length, 0: first }: readonly DeskProblem[]): string {
  if (length > 1) return `${length} mistakes in the shop`;
  return first ? (first.to === undefined ? first.text : '1 mistake in the shop') : '';
}

function make(name: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
