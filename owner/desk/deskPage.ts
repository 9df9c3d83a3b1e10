import CMS, { type AppEventListener as Listener, type CmsConfig } from '@sveltia/cms';
import type { DeskProblem } from './deskProblem.ts';
import { escapeMarkup } from '#reader/look/escapeMarkup.ts';
import {
  keyTranslation,
  numberSizes,
  readProduct,
  readShopFile,
  writeProduct,
  writeShopFile,
} from './deskYaml.ts';
import { guardForms } from './leaveForm.ts';
import { guardPhotos } from './guardPhotos.ts';

type Entry = Parameters<Listener['handler']>[0]['entry'];

/** What builder/desk/desk.ts writes into the page. */
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
const said = document.querySelector('#problems p');
const list = document.querySelector('#problems ul');
let shown = '';

CMS.registerCustomFormat('product', 'yaml', {
  fromFile: readProduct,
  toFile: writeProduct,
});
CMS.registerCustomFormat('shop-file', 'yaml', {
  fromFile: (text) => readShopFile(text, folder),
  toFile: writeShopFile,
});
guardPhotos(pictured);
const giveNumbers = numberProducts();
// The CMS keeps what the last listener gives, so there is one.
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => keyEntries(giveNumbers(entry)),
});
guardForms();
for (const type of ['pointerdown', 'focusin']) addEventListener(type, chooseKeyboard, true);
// Two tabs would write over each other's changes.
say('The desk is open in another tab. Close that one to go on here.');
void navigator.locks.request('desk', open);

function open(): Promise<never> {
  say('');
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
function numberProducts(): (entry: Entry) => Entry {
  const { slug } = config.collections[0];
  const key = `desk-${Number.parseInt(slug.template, 10)}`;
  const proposed = Number(localStorage.getItem(key) ?? Number.parseInt(slug.template, 10));
  let next = proposed;
  slug.template = slug.template.replace(/^\d+/, String(next).padStart(2, '0'));
  const giveNumbers = (entry: Entry): Entry => {
    if (entry.get('collection') !== 'products') return entry;
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
  CMS.registerEventListener({ name: 'postSave', handler: postSave });
  return giveNumbers;
}

/** An entry that is added to a list of a translation translates the one at its place in the form (SPEC 18.20). */
function keyEntries(entry: Entry): Entry {
  const { data, i18n } = entry.toJS() as { data: object; i18n: Record<string, { data: object }> };
  return Object.entries(i18n).reduce(
    (keyed, [locale, translation]) =>
      keyed.setIn(['i18n', locale, 'data'], keyTranslation(data, translation.data)),
    entry,
  );
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
}

/** Says that nothing can be saved: the CMS itself says only that something went wrong. */
function sayConnection(): void {
  const lost = 'There is no connection. Leave this page open, and save when it is back.';
  say(navigator.onLine ? '' : lost);
}

/** Says below the forms what is wrong with the shop as it is saved, and leads to it (SPEC 19.6). */
async function showMistakes(address: string): Promise<void> {
  // While the development server restarts, what it said last stays.
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return;
  const problems = (await answer.json()) as DeskProblem[];
  const { length } = problems;
  say(length === 0 ? '' : `${length} mistake${length === 1 ? '' : 's'} in the shop`, problems);
}

/** Says a sentence, by screen reader too, and shows mistakes below it; focus in them stays. */
function say(sentence: string, problems: readonly DeskProblem[] = []): void {
  const items = problems.map(({ text, to }) => {
    const escaped = escapeMarkup(text);
    return `<li>${to === undefined ? escaped : `<a href="${escapeMarkup(to)}">${escaped}</a>`}</li>`;
  });
  const next = [sentence, ...items].join('');
  if (!list || next === shown) return;
  shown = next;
  const links = () => [...list.querySelectorAll('a')];
  const place = links().findIndex((link) => link === document.activeElement);
  said?.replaceChildren(sentence);
  list.innerHTML = items.join('');
  if (place >= 0) (links()[place] ?? links().at(-1))?.focus();
}
