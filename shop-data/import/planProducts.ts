import { basename, dirname, extname } from 'node:path';
import { openFile } from '../checkFile.ts';
import type { Problem } from '../problem.ts';
import { type openProducts, readFolderName } from '../readProducts.ts';
import type { Settings } from '../schema.ts';
import type { ShopFiles } from '../shopFiles.ts';
import { listPictures } from '../shopPictures.ts';
import { YamlFile } from '../yamlFile.ts';
import type { SheetProduct } from './joinRows.ts';
import { nameFolder } from './nameFolder.ts';
import {
  type Fields,
  type SayLost,
  fieldsOf,
  setFields,
  titleOf,
  translationOf,
  variantIn,
} from './productFields.ts';
import { type Sheet, rowProblem } from './readSheet.ts';

/** What an import would change. */
export type Plan = {
  /** New content by the path below the shop's folder; nothing for a file or folder that is removed. */
  readonly edits: Map<string, (() => Buffer | string) | undefined>;
  /** The sheet's products by their folders. */
  readonly folders: ReadonlyMap<string, SheetProduct>;
  /** One line for each product that changes. */
  readonly changes: string[];
  /** What the sheet says and the shop cannot have, and where. */
  readonly lost: Map<string, Set<string | number>>;
  readonly problems: Problem[];
};

type Existing = ReturnType<typeof openProducts>['products'];

/** Finds what a sheet's products change in a shop's files; writes nothing. */
export function planProducts(
  files: ShopFiles,
  existing: Existing,
  settings: Settings,
  sheet: Sheet,
  products: readonly SheetProduct[],
  photos: ShopFiles | undefined,
  placeholder: Buffer,
): Plan {
  const problems: Problem[] = [];
  const folders = findFolders(existing, sheet, products, problems);
  const plan: Plan = { edits: new Map(), folders, changes: [], lost: new Map(), problems };
  const sayLost: SayLost = (sentence, what) =>
    plan.lost.set(sentence, (plan.lost.get(sentence) ?? new Set()).add(what));
  const planPictures = picturePlanner(files, photos, placeholder, sheet, plan, sayLost);
  const sizes = findSizes(existing, folders, sayLost);
  const [own] = settings.language.split('-');
  const languages = (settings.languages ?? []).filter((code) => code !== own);
  for (const [folder, product] of folders) {
    const { changes, hasSecond } = planPictures(folder, product);
    const change = (path: string, fieldsFor: (file: YamlFile) => Fields) => {
      const isThere = files.names.includes(path);
      const file = isThere ? openFile(files, path) : new YamlFile(`${files.folder}/${path}`, '');
      problems.push(...file.errors);
      const said = file.errors.length > 0 ? [] : setFields(file.document, fieldsFor(file));
      if (!isThere && path.startsWith('products')) file.document.commentBefore = editorLine;
      const text = file.document.toString({ lineWidth: 0, singleQuote: true });
      if (said.length > 0) plan.edits.set(path, () => text);
      return { said, document: file.document };
    };
    const path = `products/${folder}/product.yaml`;
    const linked = sizes.get(folder);
    const { said, document } = change(path, ({ document: old, content }) => ({
      ...fieldsOf(product, old, settings, sayLost),
      ...(hasSecond &&
        !old.hasIn(['alt', 'secondary']) && {
          'alt.secondary': titleOf(product.cells['name'], product.variant),
        }),
      ...(linked &&
        !listsSizes(content, linked) && {
          sizes: linked.map(({ label, id }) => ({ label, product: id })),
        }),
    }));
    changes.push(...said);
    for (const language of languages.filter((code) => product.cells[`name ${code}`])) {
      const other = change(`${language}/${path}`, ({ document: old }) => ({
        ...translationOf(product, language, document, old),
        ...(linked &&
          (said.includes('sizes') || !old.has('sizes')) && {
            sizes: linked.map(({ of }) => ({ label: variantIn(of, language) })),
          }),
      }));
      changes.push(...other.said.map((each) => `${language} ${each}`));
    }
    const isNew = !existing.some((old) => old.folder === folder);
    if (isNew) plan.changes.push(`New: ${files.folder}/products/${folder}`);
    else if (changes.length > 0) plan.changes.push(`Changed: ${folder}: ${changes.join('; ')}`);
  }
  return plan;
}

const editorLine = ' yaml-language-server: $schema=../../.schema/product.json';

/** The folder of each product: by its number, or its name with the variant, or its handle; else a new one. */
function findFolders(
  existing: Existing,
  sheet: Sheet,
  products: readonly SheetProduct[],
  problems: Problem[],
): ReadonlyMap<string, SheetProduct> {
  const names = existing.map(({ folder }) => folder);
  const known = new Map(
    existing.flatMap(({ id, slug, folder, file }) => {
      const { name, variant } = (file.content ?? {}) as { name?: string; variant?: string };
      return [`${id}`, `name ${titleOf(name, variant)}`, `handle ${slug}`].map(
        (key) => [key, folder] as const,
      );
    }),
  );
  const seen = new Map<string, SheetProduct>();
  const folders = new Map<string, SheetProduct>();
  for (const product of products) {
    const { row, cells, variant } = product;
    const { number = '', handle = '', name = '' } = cells;
    const named = nameFolder({ name: handle || name, variant }, names);
    const slug = nameFolder({ name: handle, variant }, []).slice('01-'.length);
    const key = number === '' ? `name ${titleOf(name, variant)}` : String(Number(number));
    const first = seen.get(key);
    seen.set(key, product);
    if (first && JSON.stringify(first.cells) === JSON.stringify(cells)) continue;
    if (first) {
      const message = `is the same product as row ${first.row}, with other facts: remove one of them, or give each its own size`;
      problems.push(rowProblem(sheet, row, '', message));
    }
    const keys = [key, ...(number === '' && handle !== '' ? [`handle ${slug}`] : [])];
    const old = keys.map((each) => known.get(each)).find((each) => each && !folders.has(each));
    const folder = old ?? (number === '' ? named : named.replace(/^\d+/, number.padStart(2, '0')));
    if (!readFolderName(folder)) {
      problems.push(rowProblem(sheet, row, 'number', `is “${number}”, but must be a whole number`));
    }
    if (!old) names.push(folder);
    folders.set(folder, product);
  }
  return folders;
}

/** One of the sizes of a product: what it is called, and the number of its own product. */
type Size = { readonly label: string; readonly id: string; readonly of: SheetProduct };

/** The sizes that lead to each other, by the folder of the product that lists them. */
function findSizes(existing: Existing, folders: Plan['folders'], sayLost: SayLost) {
  const groups = new Map<string, (readonly [folder: string, size: Size])[]>();
  for (const [folder, product] of folders) {
    const { cells, group, variant: label } = product;
    const sizes = groups.get(group) ?? [];
    if (!cells['size']) continue;
    const id = String(readFolderName(folder)?.id);
    if (sizes.length < 8 && label.length <= 24)
      groups.set(group, [...sizes, [folder, { label, id, of: product }]]);
    else
      sayLost(
        'Sizes without a link, which only the first 8 of a product with at most 24 letters have',
        titleOf(cells['name'], label),
      );
  }
  const lists = (folder: string) =>
    existing.some((old) => old.folder === folder && old.file.document.has('sizes'));
  return new Map(
    [...groups.values()].flatMap((sizes) => {
      const [owner] = sizes.find(([folder]) => lists(folder)) ?? sizes[0] ?? [];
      return owner && sizes.length > 1 ? [[owner, sizes.map(([, size]) => size)] as const] : [];
    }),
  );
}

/** Whether a file lists these sizes already, whatever their labels. */
function listsSizes(content: unknown, sizes: readonly Size[]): boolean {
  const { sizes: own = [] } = (content ?? {}) as { sizes?: readonly { product?: string }[] };
  return own.map(({ product }) => product).join() === sizes.map(({ id }) => id).join();
}

/** Plans the pictures of a product: those that the sheet names, else what is there, else a placeholder. */
function picturePlanner(
  files: ShopFiles,
  photos: ShopFiles | undefined,
  placeholder: Buffer,
  sheet: Sheet,
  { edits, problems }: Plan,
  sayLost: SayLost,
) {
  const there = listPictures(files);
  const usable = photos ? [...listPictures(photos).values()].flat() : [];
  const byName = new Map(usable.map((name) => [basename(name).toLowerCase(), name]));
  return (folder: string, { row, pictures }: SheetProduct) => {
    const changes: string[] = [];
    if (pictures.length > 2)
      sayLost('More than the two pictures that a product has, in the rows', row);
    const plan = (kind: string, wanted = ''): boolean => {
      const reference = `products/${folder}/${kind}`;
      const old = there.get(reference) ?? [];
      const photo = byName.get(wanted.toLowerCase());
      if (!photos || wanted === '') {
        const isBare = kind === 'primary' && old.length === 0;
        if (isBare) edits.set(`${reference}.webp`, () => placeholder);
        if (isBare)
          sayLost('Placeholders until you give pictures with --pictures, in the rows', row);
      } else if (photo === undefined) {
        const message = `is ${wanted}, but ${photos.folder} has no JPG, PNG, WebP or AVIF of this name: add it there, or correct the name`;
        problems.push(rowProblem(sheet, row, 'pictures', message));
      } else {
        const target = `${reference}${extname(photo).toLowerCase()}`;
        if (old.includes(target) && files.read(target).equals(photos.read(photo))) return true;
        for (const name of old) edits.set(name, undefined);
        edits.set(target, () => photos.read(photo));
        changes.push(`${kind} picture ${wanted}`);
        return true;
      }
      return old.length > 0;
    };
    plan('primary', pictures[0]);
    return { changes, hasSecond: plan('secondary', pictures[1]) };
  };
}

/** Removes the products that a sheet does not name, with their translations. */
export function planRemoval({ names }: ShopFiles, { folders, edits, changes }: Plan): void {
  for (const name of names) {
    const folder = /^(?:[a-z]{2,3}\/)?products\/([^/]+)\/product\.yaml$/.exec(name)?.[1];
    if (folder === undefined || folders.has(folder)) continue;
    edits.set(dirname(name), undefined);
    if (name.startsWith('products')) changes.push(`Removed: ${folder}`);
  }
}
