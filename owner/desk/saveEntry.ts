import type { AppEventListener as Listener } from '@sveltia/cms';
import { isObject } from './changeText.ts';
import type { Texts } from './deskFiles.ts';
import type { DeskProblem } from './deskProblem.ts';
import { leadAfterAlert } from './leadTo.ts';
import { keyTranslation, numberSizes, plainOf, textOf } from './deskYaml.ts';
import { type formatsOf, openText, writeText } from './fileFormats.ts';
import { type Placed, type Values, inOrder } from './layOut.ts';

export type Entry = Parameters<Listener['handler']>[0]['entry'];

type Shop = {
  readonly folder: string;
  readonly formats: ReturnType<typeof formatsOf>;
  /** The files as they are now. */
  readonly files: Texts;
  /** The fields of the forms of a file. */
  readonly fieldsOf: (collection: string, path: string) => readonly Placed[];
  /** What is wrong in these files with these texts in their place. */
  readonly check: (texts: Texts, pictures: readonly string[]) => Promise<readonly DeskProblem[]>;
};

const pictureName = /[^/]+\.(?:jpe?g|png|webp|avif)$/i;

/**
 * What is saved in the place of what the form has: the files as they are now with what was changed (SPEC 19.10),
 * if the shop can be built with it (SPEC 19.12).
 *
 * @throws {Error} which the CMS shows, and saves nothing
 */
export async function prepareEntry(entry: Entry, shop: Shop): Promise<Entry> {
  const { data, i18n } = withoutMarks(entry.toJS()) as FormValues;
  const format = shop.formats[formatOf(entry.get('collection'))];
  const path = entry.get('path');
  const languages = Object.entries(i18n).flatMap(([language, { data: values }]) =>
    values && Object.keys(values).length > 0
      ? [{ at: ['i18n', language, 'data'], language, values: keyTranslation(data, values) }]
      : [],
  );
  const fields = shop.fieldsOf(entry.get('collection'), path);
  const texts = new Map<string, string>();
  const saved: [at: readonly string[], values: Values][] = [];
  for (const { at, language, values } of [
    { at: ['data'], language: '', values: data },
    ...languages,
  ]) {
    const file = language ? path.replace(shop.folder, `${shop.folder}/${language}`) : path;
    const form = inOrder(values, fields) as Values;
    const text = writeText(format, form, shop.files.get(file) ?? '', askAboutField);
    texts.set(file, text);
    saved.push([at, openText(format, text)]);
  }
  const problems = await shop.check(texts, picturesIn(plainOf(data), path));
  if (problems.length > 0) refuse(problems);
  return saved.reduce((whole, [at, values]) => whole.setIn(at, values), entry);
}

type FormValues = { data: Values; i18n: Record<string, { data?: Values }> };

/** The CMS marks the entries of lists with fields of its own, as `__sc_item_id`. */
function withoutMarks(values: unknown): unknown {
  if (Array.isArray(values)) return values.map(withoutMarks);
  if (!isObject(values) || values instanceof Blob) return values;
  const own = Object.entries(values).filter(([name]) => !name.startsWith('__sc_'));
  return Object.fromEntries(own.map(([name, value]) => [name, withoutMarks(value)]));
}

function formatOf(collection: string) {
  if (collection === 'products') return 'product';
  return collection === 'pages' ? 'page-frontmatter' : 'shop-file';
}

/** The files of pictures that a form names, also those that are new. */
function picturesIn(values: unknown, path: string): readonly string[] {
  if (isObject(values)) return Object.values(values).flatMap((value) => picturesIn(value, path));
  if (typeof values !== 'string' || !pictureName.test(values)) return [];
  const folder = path.replace(/[^/]*$/, '');
  if (values.includes('/products/') || values.startsWith('products/'))
    return [`${folder}${values}`];
  return [`${folder}${path.includes('/products/') ? '' : 'pictures/'}${values}`];
}

/** Another program has changed the same field of the file meanwhile. */
function askAboutField(field: readonly string[], theirs: unknown): boolean {
  const value = textOf(theirs) === '' ? '' : ` to “${textOf(theirs)}”`;
  const name = field.join(', ');
  return confirm(
    `Another program or person has changed ${name} in this file${value}, while the form was open. Save what you have typed in its place?`,
  );
}

/** The CMS shows the cause of an error of this name, and saves nothing; then the way to the field is open. */
export function refuse(problems: readonly DeskProblem[]): never {
  const message = problems.map(({ text, said = text }) => said).join('\n');
  if (problems[0]?.key) void leadAfterAlert(problems[0]);
  throw new Error('saving_failed', { cause: { message } });
}

/** Gives numbers to the sizes of a product. */
export function numberEntry(entry: Entry, next: number): { entry: Entry; next: number } {
  const { sizes = [] } = entry.get('data').toJS() as { sizes?: [] };
  const own = Number.parseInt(entry.get('slug'), 10);
  const free = Math.max(next, own + 1);
  const numbers = numberSizes(sizes, { own, next: free, isNew: entry.get('newRecord') });
  const numbered = numbers.reduce(
    (whole, number, index) => whole.setIn(['data', 'sizes', index, 'number'], number),
    entry,
  );
  return { entry: numbered, next: Math.max(free, ...numbers.map((number) => number + 1)) };
}
