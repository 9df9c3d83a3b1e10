import { dirname } from 'node:path';
import { openFile } from '#shop-data/read/checkFile.ts';
import { sayProblem } from '#shop-data/read/problem.ts';
import { spokenLanguages } from '#shop-data/fields/settings/settings.ts';
import { YamlFile } from '#shop-data/read/yamlFile.ts';
import { findFolders } from './findFolders.ts';
import type { SheetProduct } from './joinRows.ts';
import type { Task } from './plan.ts';
import { picturePlanner } from './planPictures.ts';
import { type Fields, fieldsOf, setFields, textFields } from './productFields.ts';
import { ImportError } from './readSheet.ts';

export type Folders = ReturnType<typeof findFolders>;

/** Finds what a sheet's products change in a shop's files; returns the products by their folders. */
export function planProducts(task: Task, products: readonly SheetProduct[]): Folders {
  const { files, existing, settings, plan } = task;
  const folders = findFolders(existing, products);
  const planPictures = picturePlanner(task);
  const { language: own, languages: all = [] } = settings;
  const languages = all.filter((code) => !own.startsWith(code));
  const hasTexts = ({ cells, sizes }: SheetProduct, code: string) =>
    [cells, ...sizes.map((size) => size.cells)]
      .flatMap(Object.entries)
      .some(([field, text]) => text && field.endsWith(` ${code}`));
  const change = (path: string, fieldsFor: (old: YamlFile['document']) => Fields) => {
    const isThere = files.names.includes(path);
    const { errors, document } = isThere ? openFile(files, path) : new YamlFile(path, '');
    if (errors.length > 0) throw new ImportError(errors.map(sayProblem).join('\n'));
    const said = setFields(document, fieldsFor(document));
    if (!isThere && path.startsWith('products'))
      document.commentBefore = ' yaml-language-server: $schema=../../.schema/product.json';
    const options = { lineWidth: 0, singleQuote: true };
    if (said.length > 0) plan.edits.set(path, () => Buffer.from(document.toString(options)));
    return { said, document };
  };
  for (const [folder, product] of folders) {
    const pictures = planPictures(folder, product);
    const path = `products/${folder}/product.yaml`;
    const { said, document } = change(path, (old) =>
      fieldsOf(product, old, pictures, settings, plan),
    );
    const changes = [...pictures.said, ...said];
    for (const language of spokenLanguages.filter((code) => hasTexts(product, code))) {
      if (!languages.includes(language)) {
        plan.sayLost('Texts in what is no further language of the shop', language);
        continue;
      }
      const other = change(`${language}/${path}`, (old) => ({
        ...textFields(product, old, document.hasIn(['alt', 'secondary']), language),
        ...(!document.has('variant') && { variant: '' }),
        ...(!document.has('description') && { description: '' }),
      }));
      changes.push(...other.said.map((each) => `${language} ${each}`));
    }
    const isNew = !existing.some((old) => old.folder === folder);
    if (isNew) plan.changes.push(`New: ${files.folder}/products/${folder}`);
    else if (changes.length > 0) plan.changes.push(`Changed: ${folder}: ${changes.join('; ')}`);
  }
  return folders;
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
