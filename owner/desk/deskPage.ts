import CMS, { type CmsConfig } from '@sveltia/cms';
import * as z from 'zod';
import type { DeskProblem } from './deskProblem.ts';
import { formatsOf } from './fileFormats.ts';
import { type Entry, numberEntry, prepareEntry } from './prepareEntry.ts';

/** What builder/desk/desk.ts writes into the page. */
type Page = {
  readonly config: CmsConfig & {
    readonly collections: readonly [{ slug: { template: string } }];
  };
  readonly folder: string;
  /** The address that says what is wrong with the shop; only in development. */
  readonly problems?: string;
};

// The page's policy lets nothing be run as a script, which is how Zod is faster.
z.config({ jitless: true });

const source = document.querySelector('#desk')?.textContent ?? '';
const { config, folder, problems } = JSON.parse(source) as Page;

for (const [name, { read, write }] of Object.entries(formatsOf(folder))) {
  const extension = name === 'page-frontmatter' ? 'md' : 'yaml';
  CMS.registerCustomFormat(name, extension, { fromFile: read, toFile: write });
}
const giveNumbers = numberProducts();
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => prepareEntry(giveNumbers(entry), folder),
});
// Two tabs would write over each other's changes.
say('The desk is open in another tab. Close that one to go on here.');
void navigator.locks.request('desk', open);

function open(): Promise<never> {
  say('');
  void CMS.init({ config });
  if (problems === undefined)
    for (const type of ['online', 'offline']) addEventListener(type, sayConnection);
  else void showMistakes(problems);
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
  // What is refused takes no number.
  let [next, afterSave] = [proposed, proposed];
  slug.template = slug.template.replace(/^\d+/, String(next).padStart(2, '0'));
  const handler = () => {
    next = afterSave;
    if (next === proposed) return;
    localStorage.setItem(key, String(next));
    addEventListener('hashchange', () => {
      if (/\/(?:new|entries\/)/.test(location.hash)) location.reload();
    });
  };
  CMS.registerEventListener({ name: 'postSave', handler });
  return (entry) => {
    if (entry.get('collection') !== 'products') return entry;
    const numbered = numberEntry(entry, next);
    afterSave = numbered.next;
    return numbered.entry;
  };
}

/** The CMS itself says only that something went wrong. */
function sayConnection(): void {
  const lost = 'There is no connection. Leave this page open, and save when it is back.';
  say(navigator.onLine ? '' : lost);
}

type Found = { readonly [List in 'problems' | 'hints']?: readonly DeskProblem[] };

/** Says, closed, what is wrong with the shop as it is saved on this computer, again and again (SPEC 19.6). */
async function showMistakes(address: string): Promise<void> {
  // While the development server restarts, what it said last stays.
  const asked = fetch(address).then((answer) => (answer.ok ? answer.json() : undefined));
  const { problems: wrong, hints }: Found = (await asked.catch(() => undefined)) ?? {};
  if (wrong && hints) {
    const many = wrong.length === 1 ? '1 mistake' : `${wrong.length} mistakes`;
    if (wrong.length > 0) say(`${many} in the shop`, wrong);
    else say(hints.length === 0 ? '' : `Before you publish (${hints.length})`, hints);
  }
  setTimeout(() => void showMistakes(address), 2000);
}

/** Says a sentence, by screen reader too, and what is behind it; only what is another is written. */
function say(sentence: string, all: readonly DeskProblem[] = []): void {
  const [box, list] = ['#said', '#said ul'].map((selector) => document.querySelector(selector));
  const state = JSON.stringify([sentence, all]);
  if (!box || !list || box.getAttribute('data-said') === state) return;
  box.setAttribute('data-said', state);
  box.toggleAttribute('hidden', sentence === '');
  box.querySelector('summary')?.replaceChildren(sentence);
  list.replaceChildren();
  for (const { text, to } of all) {
    const link = list
      .appendChild(document.createElement('li'))
      .appendChild(document.createElement('a'));
    link.append(text);
    if (to !== undefined) link.href = to;
  }
}
