import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Problem, sayProblem } from '#reader/files/problem.ts';
import { openShop } from '#reader/read/openShop.ts';
import { readShop } from '#reader/read/readShop.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { sayShop, shopFolder } from '#reader/files/shopFolder.mjs';
import { factColumns } from './columns.ts';
import { type SheetProduct, joinRows } from './joinRows.ts';
import { type Folders, Plan, type Task, planProducts, planRemoval } from './planProducts.ts';
import { openPhotos } from './openPhotos.ts';
import { decimalSignOf, sayDoubtful } from './readPrice.ts';
import { type Sheet, readSheet } from './readSheet.ts';
import { ImportError, type RowProblem } from './sheetRow.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';

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
  const {
    content,
    products: { products: existing },
  } = openShop(files);
  const { settings } = content;
  if (!settings) throw sayAll((await readShop(files)).problems);
  const sheet = await readSheet(name);
  const { products, leftOut } = joinRows(sheet);
  const photos = pictures === undefined ? undefined : await openPhotos(pictures, products);
  const plan = new Plan();
  plan.problems.push(...sheet.problems, ...findDoubtful(sheet, settings));
  const task = { files, existing, settings, sheet, photos, plan };
  const unused =
    'Columns that are left out (docs/owners/import.md has the headings that are known)';
  for (const heading of sheet.unused) plan.sayLost(unused, heading || 'one without a heading');
  const others = 'Left out, since they are not published or belong to other shops, the rows';
  for (const row of leftOut) plan.sayLost(others, row);
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

/** Prices that can be read in two ways, by the shop's way of writing (SPEC 19.30). */
function findDoubtful({ rows, problem }: Sheet, settings: Settings): readonly Problem[] {
  const decimal = decimalSignOf(settings.currency.locale ?? settings.language);
  return rows.flatMap((row) =>
    ['price', 'old price', 'sale price', 'mrp'].flatMap((name) => {
      const message = sayDoubtful(row.cells[name] ?? '', decimal);
      return message === undefined ? [] : [problem(row, [name], message)];
    }),
  );
}

/** Problems as sentences; one that several rows have is one of them. */
function sayAll(problems: readonly RowProblem[]): ImportError {
  const rowsOf = new Map<string, Set<number>>();
  for (const { row, ...problem } of problems) {
    const sentence = sayProblem(
      row === undefined ? problem : { ...problem, file: `${problem.file}, *:` },
    );
    rowsOf.set(sentence, (rowsOf.get(sentence) ?? new Set()).add(row ?? 0));
  }
  const sentences = [...rowsOf].map(([sentence, rows]) =>
    sentence.replace('*', sayRows([...rows])),
  );
  return new ImportError(sentences.join('\n'));
}

/** Rows as sentences name them: “row 2”, or “rows 2 to 7, 9”. */
function sayRows(rows: readonly number[]): string {
  const ends = rows.filter((row) => !rows.includes(row + 1));
  const begins = rows.filter((row) => !rows.includes(row - 1));
  const ranges = begins.map((begin, index) =>
    begin === ends[index] ? `${begin}` : `${begin} to ${ends[index]}`,
  );
  return `row${rows.length > 1 ? 's' : ''} ${ranges.join(', ')}`;
}

/** What `check-shop` would say after the import and does not say before it, by row and column of the sheet. */
async function findProblems(
  { files, sheet, plan: { edits, sources, problems: found } }: Task,
  folders: Folders,
): Promise<readonly RowProblem[]> {
  const key = ({ file, field, message }: Problem) => [file, field, message].join();
  const isGone = (name: string) => edits.has(name) && !edits.get(name);
  const names = [...new Set([...files.names, ...edits.keys()])].toSorted();
  const { problems } = await readShop({
    folder: files.folder,
    names: names.filter((name) => !isGone(name) && !isGone(dirname(name))),
    read: (name) => edits.get(name)?.() ?? files.read(name),
  });
  // Most shops are right, and a large one is read once.
  const before = new Set(
    problems.length > 0 ? (await readShop(files)).problems.map(key) : undefined,
  );
  const placeOf = ({ row, field }: RowProblem) => `${row} ${field}`;
  const places = new Set(found.map(placeOf));
  const later = problems.flatMap((problem): readonly RowProblem[] => {
    const { file, line, field, message } = problem;
    const [, language = '', folder = ''] =
      /^\/(?:([a-z]{2,3})\/)?products\/([^/]+)/.exec(file.slice(files.folder.length)) ?? [];
    if (before.has(key(problem))) return [];
    const [row, own] = findRow(folders.get(folder), field ?? (line ? 'pictures' : 'number'));
    const columns = (columnsOf[own] ?? [own]).map((column) => `${column} ${language}`.trim());
    // The sheet's own name of a picture, which is not written yet.
    const said = [...sources].reduce(
      (text, [target, photo]) =>
        text.replaceAll(`${files.folder}/${target}`, photo).replaceAll(target, photo),
      message,
    );
    const short = said.replace(/^there is no picture [^:]*: (?=.* is there)/, '');
    return [row === undefined ? problem : sheet.problem(row, columns, short)];
  });
  // A cell that is wrong needs no second sentence.
  return [...found, ...later.filter((problem) => !places.has(placeOf(problem)))];
}

/** The row of a product or of its size, and the name of the field: of “sizes 2, price”, price. */
function findRow(product: SheetProduct | undefined, field: string) {
  const [own = '', number = '', part] = field.split(/, |[. ]/);
  const size =
    own === 'sizes' ? product?.sizes.find(({ at }) => at === Number(number) - 1) : undefined;
  const fact = factColumns.find((each) => [field, `facts.${part}`].includes(each.field));
  return [size ?? product, fact?.column ?? ((size && part) || own)] as const;
}

/** The columns that may say a field of a product.yaml, where they have another name. */
// oxfmt-ignore
const columnsOf: Readonly<Record<string, readonly string[]>> =
  { alt: ['picture text', 'name'], availability: ['availability', 'stock'], oldPrice: ['old price', 'price'], sizes: ['size'], label: ['size'], options: ['size'], morePictures: ['pictures'], variant: ['variant', 'size'] };

/** Writes a file, or removes one without content. */
function write(path: string, content: Buffer | undefined): void {
  if (content === undefined) return rmSync(path, { recursive: true });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
