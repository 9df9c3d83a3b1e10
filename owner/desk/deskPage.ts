import CMS, { type CmsConfig } from '@sveltia/cms';
import { chooseKeyboard } from './chooseKeyboard.ts';
import { type Texts, countUnpublished, readFiles } from './deskFiles.ts';
import type { Checked } from './checkHere.ts';
import { formatsOf, openText, writeText } from './fileFormats.ts';
import { newPhotos, noPhoto, sayNotReady, watchPhotos } from './guardPhotos.ts';
import type { Placed, Values } from './layOut.ts';
import { followLinks } from './leadTo.ts';
import { guardForms, noteSaved } from './leaveForm.ts';
import { repeat } from './repeat.ts';
import { type Entry, numberEntry, prepareEntry, refuse } from './saveEntry.ts';
import { nameWhatIsOpen, ofForm, say, sayHints, saySaved, sayUnpublished } from './sayings.ts';

type Form = {
  readonly name: string;
  readonly file?: string;
  readonly fields?: readonly Placed[];
  readonly files?: readonly Form[];
};

/** What builder/desk/desk.ts writes into the page. */
type Page = {
  readonly config: CmsConfig & {
    readonly backend: { readonly repo: string };
    readonly collections: readonly [{ slug: { template: string } }, ...Form[]];
    readonly singletons: readonly Form[];
    readonly i18n: { readonly default_locale: string };
  };
  readonly folder: string;
  /** The address that says what is wrong with the shop; only in development. */
  readonly problems?: string;
};

const source = document.querySelector('#desk')?.textContent ?? '';
const { config, folder, problems: address } = JSON.parse(source) as Page;
const isLocal = address !== undefined;
const formats = formatsOf(folder);
const database = `github:${config.backend.repo}`;
const filesNow = () => readFiles(database, folder, isLocal);

for (const [name, format] of Object.entries(formats)) {
  CMS.registerCustomFormat(name, name === 'page-frontmatter' ? 'md' : 'yaml', {
    fromFile: (text) => openText(format, text),
    toFile: (values: Values) => writeText(format, values),
  });
}
const giveNumbers = numberProducts();
watchPhotos();
// The CMS keeps what the last listener gives, so there is one.
CMS.registerEventListener({ name: 'preSave', handler: handleSave });
CMS.registerEventListener({ name: 'postSave', handler: handleSaved });
guardForms();
nameWhatIsOpen();
followLinks(config.i18n.default_locale);
for (const type of ['pointerdown', 'focusin']) addEventListener(type, chooseKeyboard, true);
// Two tabs would write over each other's changes.
say('The desk is open in another tab. Close that one to go on here.');
void navigator.locks.request('desk', open);

function open(): Promise<never> {
  say('');
  void CMS.init({ config });
  if (isLocal) repeat(showMistakes, 2000);
  else {
    for (const type of ['online', 'offline']) addEventListener(type, sayConnection);
    repeat(sayPublished, 20_000);
  }
  return new Promise(() => {});
}

// So that the first save need not wait for it.
addEventListener('hashchange', () => void theCheck(), { once: true });

async function handleSave({ entry }: { readonly entry: Entry }): Promise<Entry> {
  const notReady = sayNotReady();
  if (notReady) refuse([{ text: notReady }]);
  const photos = await newPhotos(folder, entry.get('path'));
  const files = await filesNow();
  return prepareEntry(giveNumbers(entry), { folder, formats, files, fieldsOf, check });

  async function check(texts: Texts, pictures: readonly string[]) {
    const primary = entry.get('path').replace(/product\.yaml$/, 'primary.');
    const hasFirst = [...files.keys()].some((name) => name.startsWith(primary));
    if (entry.get('collection') === 'products' && pictures.length === 0 && !hasFirst) {
      return [{ text: noPhoto, key: 'photos.pictures_primary' }];
    }
    const missing = pictures.filter((name) => !files.has(name));
    const after = new Map([...files, ...missing.map((name) => [name, ''] as const), ...texts]);
    const { findMistakes } = await theCheck();
    return ofForm(await findMistakes(folder, after, photos), [...texts.keys()]);
  }
}

/** Several forms may be of one file. */
function fieldsOf(collection: string, path: string): readonly Placed[] {
  const all = [...config.collections, ...config.singletons] as unknown as readonly Form[];
  return all
    .flatMap((form) => [form, ...(form.files ?? [])])
    .filter(({ name, file }) => name === collection || file?.replace('{{locale}}/', '') === path)
    .flatMap(({ fields = [] }) => fields);
}

/** The check is as large as a quarter of the CMS, so it comes when it is needed. */
const theCheck = () => import('./checkHere.ts');

/** The CMS notes a saved file after this. */
function handleSaved(): void {
  noteSaved();
  if (isLocal) saySaved();
  else setTimeout(() => void sayPublished(), 1000);
}

let checked = '';

/** Says whether the shop shows what is saved, and checks it again if it is other than before. */
async function sayPublished(): Promise<void> {
  const count = await countUnpublished(database, folder);
  if (count === undefined || !document.querySelector('#nc-root main, .content-editor')) return;
  sayUnpublished(count);
  const all = await filesNow();
  const state = JSON.stringify([...all]);
  if (state === checked) return;
  checked = state;
  await showMistakes();
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
  // What is refused takes no number.
  let afterSave = next;
  slug.template = slug.template.replace(/^\d+/, String(next).padStart(2, '0'));
  const postSave = () => {
    next = afterSave;
    if (next === proposed) return;
    localStorage.setItem(key, String(next));
    addEventListener('hashchange', () => {
      if (/\/(?:new|entries\/)/.test(location.hash)) location.reload();
    });
  };
  CMS.registerEventListener({ name: 'postSave', handler: postSave });
  return (entry) => {
    if (entry.get('collection') !== 'products') return entry;
    const numbered = numberEntry(entry, next);
    afterSave = numbered.next;
    return numbered.entry;
  };
}

/** Says that nothing can be saved: the CMS itself says only that something went wrong. */
function sayConnection(): void {
  const lost = 'There is no connection. Leave this page open, and save when it is back.';
  say(navigator.onLine ? '' : lost);
}

/** Says below the forms what is wrong with the shop as it is saved, and leads to it (SPEC 19.6). */
async function showMistakes(): Promise<void> {
  const found = isLocal ? await askServer() : await checkFilesNow();
  if (!found) return;
  const { problems, hints } = found;
  const { length } = problems;
  say(length === 0 ? '' : `${length} mistake${length === 1 ? '' : 's'} in the shop`, problems);
  sayHints(hints);
}

async function checkFilesNow(): Promise<Checked> {
  const { checkHere } = await theCheck();
  return checkHere(folder, await filesNow());
}

async function askServer(): Promise<Checked | undefined> {
  // While the development server restarts, what it said last stays.
  const answer = await fetch(address ?? '').catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Checked) : undefined;
}
