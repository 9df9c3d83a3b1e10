import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { inspectPicture } from '../../plugins/inspectPicture.ts';
import { drawPlaceholder } from '../new/placeholders.ts';
import { type Problem, sayProblem } from '../problem.ts';
import { productPicture } from '../readProducts.ts';
import { openShop, readShop } from '../readShop.ts';
import { type ShopFiles, filesOf } from '../shopFiles.ts';
import { sayShop, shopFolder } from '../shopFolder.mjs';
import { joinRows } from './joinRows.ts';
import { type Plan, planProducts, planRemoval } from './planProducts.ts';
import { ImportError, type Sheet, readSheet, rowProblem } from './readSheet.ts';

/**
 * Brings the products of a sheet into the shop's folder, and prints what changes; returns whether it did.
 * Everything is checked before the first file is written.
 *
 * @param args what was typed after the name of the command
 */
export async function importProducts(args: readonly string[]): Promise<boolean> {
  sayShop();
  try {
    await run(args);
    return true;
  } catch (error) {
    // An error with a code is of the command line or the disk, and says itself what is wrong.
    if (!(error instanceof Error && (error instanceof ImportError || 'code' in error))) throw error;
    const end =
      error instanceof ImportError ? 'Nothing is written.' : 'Repair this, and type it again.';
    console.error(`${error.message}\n${end}`);
    return false;
  }
}

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      pictures: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'delete-missing': { type: 'boolean', default: false },
    },
  });
  const [name = ''] = positionals;
  const { pictures = '' } = values;
  if (!existsSync(name) || statSync(name).isDirectory()) {
    throw new ImportError(
      `${name || 'No sheet is named, and it'} is no file: type npm run import-products -- and its name, such as products.csv.`,
    );
  }
  if (pictures !== '' && !existsSync(pictures))
    throw new ImportError(`There is no folder ${pictures}.`);
  const files = filesOf(shopFolder());
  const { content, opened, products: existing } = openShop(files);
  const { settings, theme } = content;
  if (!settings || !theme) {
    const found = [...opened.values()].flatMap((checked) => checked.problems).map(sayProblem);
    throw new ImportError(
      found.join('\n') || `${files.folder} is no shop: it has no settings.yaml or no theme.yaml.`,
    );
  }
  const sheet = readSheet(name, readFileSync(name));
  const { products, leftOut, problems } = joinRows(sheet);
  const photos = pictures === '' ? undefined : filesOf(pictures);
  const placeholder = await drawPlaceholder([productPicture], theme);
  const plan = planProducts(files, existing, settings, sheet, products, photos, placeholder);
  if (values['delete-missing']) planRemoval(files, plan);
  problems.push(...plan.problems);
  if (problems.length === 0) problems.push(...(await findProblems(files, sheet, plan)));
  if (problems.length > 0) throw new ImportError(problems.map(sayProblem).join('\n'));
  const lost = new Map<string, Iterable<string | number>>([
    ['Columns that the shop has no use for', sheet.unused],
    ['Left out, since they are not published or belong to other shops, the rows', leftOut],
    ...plan.lost,
  ]);
  for (const line of plan.changes) console.log(line);
  for (const [about, what] of lost) {
    if ([...what].length > 0) console.log(`${about}: ${[...what].join(', ')}.`);
  }
  if (!values['dry-run'])
    for (const [path, edit] of plan.edits) write(join(files.folder, path), edit?.());
  const end = values['dry-run']
    ? 'Nothing is written, since this is a dry run'
    : 'Now type: npm run check-shop';
  console.log(`${products.length} products in the sheet, ${plan.changes.length} changes. ${end}.`);
}

/** What `check-shop` would say after the import and does not say before it, by row and column of the sheet. */
async function findProblems(files: ShopFiles, sheet: Sheet, { edits, folders }: Plan) {
  const key = ({ file, field, message }: Problem) => [file, field, message].join();
  const before = new Set((await readShop(files)).problems.map(key));
  const isGone = (name: string) => edits.has(name) && !edits.get(name);
  const contentOf = (name: string) => Buffer.from(edits.get(name)?.() ?? files.read(name));
  const kept = files.names.filter((name) => !isGone(name) && !isGone(dirname(name)));
  const written = [...edits.keys()].filter((name) => !isGone(name));
  const { problems } = await readShop({
    folder: files.folder,
    names: [...new Set([...kept, ...written])].toSorted(),
    read: contentOf,
    inspect: (name) => (edits.has(name) ? inspectPicture(contentOf(name)) : files.inspect(name)),
  });
  return problems.flatMap((problem) => {
    const { file, field = '', message } = problem;
    const [, language, folder = ''] =
      /^\/(?:([a-z]{2,3})\/)?products\/([^/]+)/.exec(file.slice(files.folder.length)) ?? [];
    // A text that nobody has translated yet is work that is left, and no mistake of the sheet.
    const isUntranslated = language !== undefined && message.startsWith('is missing');
    if (before.has(key(problem)) || isUntranslated) return [];
    const row = folders.get(folder)?.row;
    const heading = [headingOf(field, sheet), language].filter(Boolean).join(' ');
    return [row === undefined ? problem : rowProblem(sheet, row, heading, message)];
  });
}

/** The column that says a field of a product.yaml. */
function headingOf(field: string, { headings }: Sheet): string {
  if (/^(?:variant|sizes)/.test(field)) return headings.has('size') ? 'size' : 'variant';
  if (field.startsWith('alt.')) return 'picture text';
  return { '': 'pictures', availability: 'stock', oldPrice: 'old price' }[field] ?? field;
}

/** Writes a file, never half of it: it is complete before it gets its name. Removes one without content. */
function write(path: string, content: Buffer | string | undefined): void {
  if (content === undefined) return rmSync(path, { recursive: true });
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = join(dirname(path), `.${basename(path)}`);
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
