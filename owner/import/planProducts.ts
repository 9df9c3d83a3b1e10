import { dirname } from 'node:path';
import type { Document } from 'yaml';
import { formatFile } from '#owner/desk/formatShop.ts';
import { sayProblem } from '#reader/files/problem.ts';
import { YamlFile } from '#reader/files/yamlFile.ts';
import { openFile } from '#reader/kinds/checkFile.ts';
import { spokenLanguages } from '#reader/messages/languageRecord.ts';
import { type Fields, fieldsOf, setFields, textAt, textsIn } from './fieldsOf.ts';
import { findFolders } from './findFolders.ts';
import type { SheetProduct } from './joinRows.ts';
import { altOf, picturePlanner } from './planPictures.ts';
import { ImportError } from './readCells.ts';
import type { Task } from './task.ts';

export type Folders = ReturnType<typeof findFolders>;

const noLanguage =
  'The sheet has texts in languages that the shop does not have (add them to languages in settings/menu.yaml, and import again)';

/** Finds what a sheet's products change in a shop's files; returns the products by their folders. */
export function planProducts(task: Task, products: readonly SheetProduct[]): Folders {
  const { files, existing, settings, plan } = task;
  const folders = findFolders(existing, products);
  const planPictures = picturePlanner(task);
  const names = new Set(files.names);
  const olds = new Map(existing.map(({ folder, file }) => [folder, file]));
  const change = (
    path: string,
    opened: YamlFile | undefined,
    fieldsFor: (old: Document) => Fields,
  ) => {
    const { errors, document } = opened ?? new YamlFile(path, '');
    if (errors.length > 0) throw new ImportError(errors.map(sayProblem).join('\n'));
    const said = setFields(document, fieldsFor(document));
    if (said.length > 0)
      plan.edits.set(path, () => Buffer.from(formatFile(files.folder, path, document.toString())));
    return { said, document };
  };
  for (const [folder, product] of folders) {
    const path = `products/${folder}/product.yaml`;
    const changes: string[] = [];
    const { said, document } = change(path, olds.get(folder), (old) => {
      const pictures = planPictures(folder, product, old);
      changes.push(...pictures.said);
      return { ...fieldsOf(product, old, settings, plan.sayLost), ...pictures.fields };
    });
    changes.push(...said);
    for (const language of languagesOf(product)) {
      if (!settings.languages?.includes(language) || settings.language.startsWith(language)) {
        plan.sayLost(noLanguage, language);
        continue;
      }
      const translation = `${language}/${path}`;
      const there = names.has(translation) ? openFile(files, translation) : undefined;
      const other = change(translation, there, (old) => ({
        ...textsIn(language, product, document, old),
        ...altsIn(language, product, document, old),
      }));
      changes.push(...other.said.map((each) => `${language} ${each}`));
    }
    if (!olds.has(folder)) plan.changes.push(`New: ${files.folder}/products/${folder}`);
    else if (changes.length > 0) plan.changes.push(`Changed: ${folder}: ${changes.join('; ')}`);
  }
  return folders;
}

/** The languages that a product’s rows have texts in. */
function languagesOf({ cells, sizes }: SheetProduct): readonly string[] {
  const said = [cells, ...sizes.map((size) => size.cells)].flatMap(Object.entries);
  return spokenLanguages().filter((code) =>
    said.some(([column, text]) => text && column.endsWith(` ${code}`)),
  );
}

/** What the first two pictures show, in a further language. */
function altsIn(
  language: string,
  product: SheetProduct,
  original: Document,
  old: Document,
): Fields {
  const said = product.cells[`picture text ${language}`];
  const alts = ['alt.primary', 'alt.secondary'].map((path, index) => {
    const text = (index === 0 && said) || textAt(old, path) || altOf(product, index, language);
    return [path, original.hasIn(path.split('.')) ? text : undefined];
  });
  return Object.fromEntries(alts);
}

/** Removes the products that a sheet does not name, with their translations. */
export function planRemoval({ files, plan }: Task, folders: Folders): void {
  for (const name of files.names) {
    const folder = /^(?:[a-z]{2,3}\/)?products\/([^/]+)\/product\.yaml$/.exec(name)?.[1];
    if (folder === undefined || folders.has(folder)) continue;
    plan.edits.set(dirname(name), undefined);
    if (name.startsWith('products')) plan.changes.push(`Removed: ${folder}`);
  }
}
