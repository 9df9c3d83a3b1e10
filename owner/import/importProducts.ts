import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { sayProblem } from '#reader/files/problem.ts';
import { openShop } from '#reader/read/openShop.ts';
import { readShop } from '#reader/read/readShop.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { sayShop, shopFolder } from '#reader/files/shopFolder.mjs';
import { fieldColumns, inLanguage } from './columns.ts';
import { type SheetProduct, joinRows } from './joinRows.ts';
import { openPhotos } from './planPictures.ts';
import { type Folders, planProducts, planRemoval } from './planProducts.ts';
import { decimalSignOf } from './readPrice.ts';
import { ImportError } from './readCells.ts';
import { type RowProblem, readRows } from './readRows.ts';
import { Plan, type Task } from './task.ts';

/**
 * Brings the products of a sheet into the shop's folder, and prints what changes; returns whether it did.
 * Everything is checked before the first file is written.
 *
 * @param args what was typed after the name of the command
 */
export async function importProducts(args: readonly string[]): Promise<boolean> {
  sayShop();
  try {
    await run([...args]);
    return true;
  } catch (error) {
    // An error with a code is of the command line or the disk, and says itself what is wrong.
    if (!(error instanceof Error && (error instanceof ImportError || 'code' in error))) throw error;
    const again = 'Correct this, and type: npm run import-products -- products.csv';
    const end = error instanceof ImportError ? 'No product is changed.' : again;
    console.error(`${error.message}\n${end}`);
    return false;
  }
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      pictures: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'delete-missing': { type: 'boolean', default: false },
    },
  });
  const { pictures, 'dry-run': isDry } = values;
  const [name = 'products.csv'] = positionals;
  const files = filesOf(shopFolder());
  const { content, products: opened } = openShop(files);
  const { settings } = content;
  if (!settings) throw sayAll((await readShop(files)).problems);
  const decimal = decimalSignOf(settings.currency.locale ?? settings.language);
  const sheet = await readRows(name, decimal);
  const { products, leftOut } = joinRows(sheet);
  const photos = pictures === undefined ? undefined : await openPhotos(pictures, products);
  const plan = new Plan();
  plan.problems.push(...sheet.problems);
  const lists = {
    'Columns that are left out (docs/owners/import.md has the headings that are known)':
      sheet.unused.map((heading) => heading || 'one without a heading'),
    'Hidden, and not taken': sheet.hidden,
    'Left out, since they are not published or belong to other shops, the rows': leftOut,
  };
  for (const [about, list] of Object.entries(lists))
    for (const what of list) plan.sayLost(about, what);
  const task = { files, existing: opened.products, settings, sheet, photos, plan };
  const folders = planProducts(task, products);
  if (values['delete-missing']) planRemoval(task, folders);
  const problems = await findProblems(task, folders);
  if (problems.length > 0) throw sayAll(problems);
  for (const line of plan.changes) console.log(line);
  for (const [about, what] of plan.lost) console.log(`${about}: ${[...what].join(', ')}.`);
  for (const [path, edit] of isDry ? [] : plan.edits) write(join(files.folder, path), edit?.());
  const end = isDry ? 'Nothing is written in a dry run' : 'Now type: npm run check-shop';
  const inSheet = `${count(folders.size, 'product')} in the sheet`;
  console.log(`${inSheet}, ${count(plan.changes.length, 'change')}. ${end}.`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Problems as sentences; one that several rows have is one of them. */
function sayAll(problems: readonly RowProblem[]): ImportError {
  const rowsOf = new Map<string, Set<number>>();
  for (const { row, ...problem } of problems) {
    const file = row === undefined ? problem.file : `${problem.file}, *:`;
    const sentence = sayProblem({ ...problem, file });
    rowsOf.set(sentence, (rowsOf.get(sentence) ?? new Set()).add(row ?? 0));
  }
  const sentences = [...rowsOf].map(([sentence, rows]) =>
    sentence.replace('*', `row${rows.size > 1 ? 's' : ''} ${[...rows].join(', ')}`),
  );
  return new ImportError(sentences.join('\n'));
}

/** What `check-shop` would say after the import, by row and column of the sheet. */
async function findProblems(
  { files, sheet, plan: { edits, sources, problems: found } }: Task,
  folders: Folders,
): Promise<readonly RowProblem[]> {
  const isGone = (name: string) => edits.has(name) && !edits.get(name);
  const names = [...new Set([...files.names, ...edits.keys()])].toSorted();
  const { problems } = await readShop({
    folder: files.folder,
    names: names.filter((name) => !isGone(name) && !isGone(dirname(name))),
    read: (name) => edits.get(name)?.() ?? files.read(name),
  });
  // Most shops are right, and a large one is read once.
  const { problems: known } = problems.length > 0 ? await readShop(files) : { problems };
  const before = new Set(known.map(sayProblem));
  const placeOf = ({ row, field }: RowProblem) => `${row} ${field}`;
  const places = new Set(found.map(placeOf));
  const later = problems.flatMap((problem): readonly RowProblem[] => {
    if (before.has(sayProblem(problem))) return [];
    const { file, line, field = line ? 'pictures' : 'number', message } = problem;
    const [, language = '', folder = ''] =
      /^\/(?:([a-z]{2,3})\/)?products\/([^/]+)/.exec(file.slice(files.folder.length)) ?? [];
    const product = folders.get(folder);
    if (product === undefined) return [problem];
    const [row, columns] = findCell(product, field);
    const cell = columns.map((column) => inLanguage(column, language));
    // The owner's own name of a picture, which is not written yet.
    const said = [...sources].reduce((text, [at, photo]) => text.replaceAll(at, photo), message);
    return [sheet.problem(row, cell, said.replaceAll(`${files.folder}/`, ''))];
  });
  // A cell that is wrong needs no second sentence.
  return [...found, ...later.filter((problem) => !places.has(placeOf(problem)))];
}

/** The row of a product or of its size, and the columns that may say a field, such as `sizes 2, price`. */
function findCell(product: SheetProduct, field: string) {
  const [, index, part] = /^sizes (\d+)(?:, (.*))?$/.exec(field) ?? [];
  const size = product.sizes.find(({ at }) => at === Number(index) - 1);
  const isOfSize = size !== undefined && part !== undefined;
  const known = fieldColumns.find((each) => (isOfSize ? each.part === part : each.path === field));
  const column = known?.column ?? /^\w*/.exec(part ?? field)?.[0] ?? field;
  return [size ?? product, alsoIn[column] ?? [column]] as const;
}

/** Where several columns may say a field, or one of another name. */
// oxfmt-ignore
const alsoIn: Readonly<Record<string, readonly string[]>> =
  { alt: ['picture text', 'name'], 'picture text': ['picture text', 'name'], availability: ['availability', 'stock'], 'old price': ['old price', 'price'], sizes: ['size'], options: ['size'], morePictures: ['pictures'], variant: ['variant', 'size'] };

/** Writes a file, or removes one without content. */
function write(path: string, content: Buffer | undefined): void {
  if (content === undefined) return rmSync(path, { recursive: true });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
