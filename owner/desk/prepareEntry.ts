import type { AppEventListener as Listener } from '@sveltia/cms';
import type { Problem } from '#reader/files/problem.ts';
import { YamlFile } from '#reader/files/yamlFile.ts';
import { checkFile } from '#reader/kinds/checkFile.ts';
import { checkContrast } from '#reader/look/colours.ts';
import { checkProductFile } from '#reader/read/products/products.ts';
import { atDesk } from './deskProblem.ts';
import { type Values, formOf, formatsOf, keyTranslation } from './fileFormats.ts';

export type Entry = Parameters<Listener['handler']>[0]['entry'];

type Form = {
  readonly data: Values;
  readonly i18n: Readonly<Record<string, { readonly data?: Values }>>;
  readonly newRecord: boolean;
};

/**
 * What is saved in the place of what the form has: new entries of a translation have their keys.
 *
 * @throws {Error} which the CMS shows, and saves nothing, if the file would be wrong by itself (SPEC 19.12)
 */
export function prepareEntry(entry: Entry, folder: string): Entry {
  const { data, i18n, newRecord } = entry.toJS() as Form;
  const path = entry.get('path');
  const { format = '' } = formOf(path.slice(folder.length + 1)) ?? {};
  const text = formatsOf(folder)[format]?.write(data) ?? '';
  const said = checkText(path, folder, text).map((problem) => atDesk(problem, folder).said);
  if (format === 'product' && newRecord && !/^pictures:/m.test(text))
    said.unshift('Add the first picture: without one the product cannot be shown.');
  // The CMS shows the cause of an error of this name.
  if (said.length > 0) throw new Error('saving_failed', { cause: { message: said.join('\n') } });
  return Object.entries(i18n).reduce(
    (whole, [language, { data: texts }]) =>
      texts ? whole.setIn(['i18n', language, 'data'], keyTranslation(data, texts)) : whole,
    entry,
  );
}

/** What is wrong with a file of a shop's folder by itself. */
export function checkText(path: string, folder: string, text: string): readonly Problem[] {
  const { format, schema } = formOf(path.slice(folder.length + 1)) ?? {};
  const file = new YamlFile(path, text);
  if (!schema || format === 'product') return checkProductFile(file, undefined).problems;
  const { problems, content } = checkFile(file, schema);
  if (format !== 'theme' || !content) return problems;
  return checkContrast(file, content as Parameters<typeof checkContrast>[1]);
}

type FormSize = { readonly number?: number | string | null };

/**
 * The numbers of a product's sizes (SPEC 16.60): each keeps its own, unless it is copied. The first one
 * without has that of the product if no other has it, and the others have the `next` ones.
 */
export function numberSizes(
  sizes: readonly FormSize[],
  { own, next, isNew }: { readonly own: number; readonly next: number; readonly isNew: boolean },
): readonly number[] {
  const written = sizes.map(({ number }) => (isNew ? 0 : Number(number)));
  let free = written.includes(own) ? next : own;
  return written.map((number, index) => {
    if (number > 0 && written.indexOf(number) === index) return number;
    const given = free;
    free = given === own ? next : given + 1;
    return given;
  });
}

/** Gives numbers to the sizes of a product; `next` is the number after all that are known. */
export function numberEntry(entry: Entry, next: number): { entry: Entry; next: number } {
  const { sizes } = entry.get('data').toJS() as { sizes?: readonly FormSize[] | null };
  const own = Number.parseInt(entry.get('slug'), 10);
  const free = Math.max(next, own + 1);
  const numbers = numberSizes(sizes ?? [], { own, next: free, isNew: entry.get('newRecord') });
  const numbered = numbers.reduce(
    (whole, number, index) => whole.setIn(['data', 'sizes', index, 'number'], number),
    entry,
  );
  return { entry: numbered, next: Math.max(free, ...numbers.map((number) => number + 1)) };
}
