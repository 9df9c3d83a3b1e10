import { readFileSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { placeholder } from '#owner/new/template.ts';
import { openFile, valueAt } from '#reader/kinds/checkFile.ts';
import { keysOf } from '#reader/kinds/entryKeys.ts';
import { sayProblem } from '#reader/files/problem.ts';
import type { openProducts } from '#reader/read/products/openProducts.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';
import { spokenLanguages } from '#reader/messages/languageRecord.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import { listPictures } from '#reader/read/shopPictures.ts';
import { referenceOf } from '#reader/files/pictureReference.ts';
import { YamlFile } from '#reader/files/yamlFile.ts';
import { findFolders } from './findFolders.ts';
import { type SheetProduct, mostPictures } from './joinRows.ts';
import {
  type Fields,
  type PlannedPictures,
  fieldsOf,
  setFields,
  textFields,
} from './productFields.ts';
import type { Sheet } from './readSheet.ts';
import { ImportError, type RowProblem } from './sheetRow.ts';

/** What an import begins with. */
export type Task = {
  readonly files: ShopFiles;
  readonly existing: ReturnType<typeof openProducts>['products'];
  readonly settings: Settings;
  readonly sheet: Sheet;
  /** The pictures that the sheet may name. */
  readonly photos: ShopFiles | undefined;
  readonly plan: Plan;
};

export type Folders = ReturnType<typeof findFolders>;

/** What an import changes. */
export class Plan {
  /** New content by the path below the shop's folder; nothing for a file or folder that is removed. */
  readonly edits = new Map<string, (() => Buffer) | undefined>();
  /** The photo of each new picture, by the path of the picture. */
  readonly sources = new Map<string, string>();
  /** One line for each product that changes. */
  readonly changes: string[] = [];
  readonly problems: RowProblem[] = [];
  /** What the shop cannot have, and where. */
  readonly lost = new Map<string, Set<string | number>>();

  sayLost(sentence: string, what: string | number): void {
    this.lost.set(sentence, (this.lost.get(sentence) ?? new Set()).add(what));
  }
}

const noLanguage =
  'The sheet has texts in languages that the shop does not have (add them to languages in settings/menu.yaml, and import again)';

/** Finds what a sheet's products change in a shop's files; returns the products by their folders. */
export function planProducts(task: Task, products: readonly SheetProduct[]): Folders {
  const { files, existing, settings, plan } = task;
  const folders = findFolders(existing, products);
  const planPictures = picturePlanner(task);
  const { language: own, languages: all = [] } = settings;
  const languages = all.filter((code) => !own.startsWith(code));
  const names = new Set(files.names);
  const olds = new Map(existing.map(({ folder, file }) => [folder, file]));
  const hasTexts = ({ cells, sizes }: SheetProduct, code: string) =>
    [cells, ...sizes.map((size) => size.cells)]
      .flatMap(Object.entries)
      .some(([field, text]) => text && field.endsWith(` ${code}`));
  const change = (
    path: string,
    opened: YamlFile | undefined,
    fieldsFor: (old: YamlFile['document']) => Fields,
  ) => {
    const { errors, document } = opened ?? new YamlFile(path, '');
    if (errors.length > 0) throw new ImportError(errors.map(sayProblem).join('\n'));
    const said = setFields(document, fieldsFor(document));
    if (!opened && path.startsWith('products'))
      document.commentBefore = ' yaml-language-server: $schema=../../.schema/product.json';
    const options = { lineWidth: 0, singleQuote: true };
    if (said.length > 0) {
      const written = Buffer.from(document.toString(options));
      plan.edits.set(path, () => written);
    }
    return { said, document };
  };
  for (const [folder, product] of folders) {
    const pictures = planPictures(folder, product);
    const path = `products/${folder}/product.yaml`;
    const { said, document } = change(path, olds.get(folder), (old) =>
      fieldsOf(product, old, pictures, settings, plan),
    );
    const changes = [...pictures.said, ...said];
    for (const language of spokenLanguages().filter((code) => hasTexts(product, code))) {
      if (!languages.includes(language)) {
        plan.sayLost(noLanguage, language);
        continue;
      }
      const translation = `${language}/${path}`;
      const there = names.has(translation) ? openFile(files, translation) : undefined;
      const other = change(translation, there, (old) => ({
        ...textFields(
          { ...product, sizes: placeByKeys(product.sizes, document, old) },
          old,
          document.hasIn(['alt', 'secondary']),
          language,
        ),
        ...(!document.has('variant') && { variant: '' }),
        ...(!document.has('description') && { description: '' }),
      }));
      changes.push(...other.said.map((each) => `${language} ${each}`));
    }
    if (!olds.has(folder)) plan.changes.push(`New: ${files.folder}/products/${folder}`);
    else if (changes.length > 0) plan.changes.push(`Changed: ${folder}: ${changes.join('; ')}`);
  }
  return folders;
}

/** The sizes, each where the file of a language has the one of its key; one that it lacks comes last. */
function placeByKeys(
  sizes: SheetProduct['sizes'],
  original: YamlFile['document'],
  translation: YamlFile['document'],
): SheetProduct['sizes'] {
  const keysIn = (document: YamlFile['document']) => keysOf(document.toJS()?.sizes ?? []);
  const keys = keysIn(original);
  const there = [...keysIn(translation)];
  return sizes.map((size) => {
    const key = keys[size.at ?? 0] ?? '';
    if (!there.includes(key)) there.push(key);
    return { ...size, at: there.indexOf(key), key };
  });
}

/** Plans the pictures of a product: those that the sheet names, else what is there, else a placeholder. */
function picturePlanner({ files, existing, photos, sheet, plan }: Task) {
  const there = listPictures(files, existing);
  const blank = readFileSync(placeholder);
  const products = new Map(existing.map((each) => [each.folder, each]));
  const byName = new Map(photos?.names.map((name) => [basename(name).toLowerCase(), name]));
  return (folder: string, product: SheetProduct): PlannedPictures => {
    const { row, pictures: wanted } = product;
    const said: string[] = [];
    const known = products.get(folder);
    const sayLost = (sentence: string) => plan.sayLost(`${sentence}, in the rows`, row);
    if (wanted.length > mostPictures)
      sayLost(`More than the ${mostPictures} pictures that a product can have`);
    const names = Array.from({ length: Math.min(Math.max(wanted.length, 2), mostPictures) });
    return {
      said,
      areGiven: photos !== undefined,
      areNamed: !known || (photos !== undefined && wanted.length > 0),
      names: names.map((_, index) => {
        const kind = ['primary', 'secondary'][index];
        const more = valueAt(known?.file.content, ['morePictures', index - 2, 'picture']);
        const own = kind ?? (typeof more === 'string' ? more : `picture-${index + 1}`);
        const reference = referenceOf(`products/${folder}/${own}`);
        const old = there.get(reference) ?? [];
        const name = wanted[index];
        if (!photos || !name) {
          const [isThere] = old;
          if (index > 0 || isThere) return isThere && basename(isThere);
          plan.edits.set(`${reference}.webp`, () => blank);
          sayLost('No picture yet (give them with --pictures)');
          return `${own}.webp`;
        }
        const photo = byName.get(name.toLowerCase());
        if (photo === undefined) {
          const message = `is ${name}, but ${photos.folder} has no file of this name: add it there, or correct the name`;
          plan.problems.push(sheet.problem(product, ['pictures'], message));
          return undefined;
        }
        const same = old.find((file) => files.read(file).equals(photos.read(photo)));
        if (same !== undefined) return basename(same);
        const target = `${reference}${extname(photo).toLowerCase()}`;
        for (const file of old) plan.edits.set(file, undefined);
        plan.edits.set(target, () => photos.read(photo));
        plan.sources.set(target, photo);
        said.push(`${kind ?? own} picture ${name}`);
        return basename(target);
      }),
    };
  };
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
