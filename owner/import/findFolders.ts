import { slugOf } from '#reader/files/slug.ts';
import { valueAt } from '#reader/kinds/checkFile.ts';
import { numberSizes } from '#owner/desk/prepareEntry.ts';
import { type CheckedProduct, readFolderName } from '#reader/read/products/products.ts';
import { titleOf, variantOf } from './fieldsOf.ts';
import type { SheetProduct } from './joinRows.ts';

export type Old = CheckedProduct;

/**
 * The folder of each product: by its number, or its name with the variant, or its handle; else a new one.
 * Sizes that the shop has as products stay products, and so does an only one.
 */
export function findFolders(
  existing: readonly Old[],
  products: readonly SheetProduct[],
): ReadonlyMap<string, SheetProduct> {
  const find = finderOf(existing);
  const isApart = (product: SheetProduct) =>
    new Set(product.sizes.flatMap((size) => find(size) ?? [])).size > 1 ||
    (product.sizes.length === 1 && sizesIn(find(product)).length === 0);
  const slugOfFolder = (folder: string) => folder.replace(/^\d+-/, '');
  const slugs = new Set(existing.map(({ folder }) => slugOfFolder(folder)));
  const numbers = existing.flatMap((old) => old.numbers);
  let next = numbers.reduce((most, number) => Math.max(most, number), 0) + 1;
  const folders = new Map<string, SheetProduct>();
  for (const product of products.flatMap((each) => (isApart(each) ? each.sizes : each))) {
    const olds = [product, ...product.sizes].map(find);
    const old = olds.find((each) => each && !folders.has(each.folder));
    const folder =
      old?.folder ?? nameFolder(slugFrom(product), slugs, product.cells['number'] || `${next}`);
    slugs.add(slugOfFolder(folder));
    const own = readFolderName(folder)?.id ?? 0;
    next = Math.max(next, own + 1);
    const sizes = numberAll(product, old, find, { own, next });
    next = Math.max(next, ...sizes.map(({ cells }) => Number(cells['number']) + 1));
    folders.set(folder, { ...product, sizes });
  }
  return folders;
}

/** Finds the product of the shop that a row is about. */
function finderOf(existing: readonly Old[]) {
  const known = new Map<string, Old>();
  for (const old of existing) {
    const title = titleOf({ cells: (old.file.content ?? {}) as SheetProduct['cells'] });
    const keys = [...old.numbers, `name ${title}`, `handle ${old.slug}`];
    for (const key of keys) known.set(`${key}`, old);
  }
  return (product: SheetProduct) => {
    const { number, handle } = product.cells;
    const named = known.get(`name ${titleOf(product)}`);
    if (number) return known.get(`${Number(number)}`);
    return named ?? (handle ? known.get(`handle ${slugFrom(product)}`) : undefined);
  };
}

function sizesIn(old: Old | undefined) {
  const sizes = valueAt(old?.file.content, ['sizes']);
  return (Array.isArray(sizes) ? sizes : []) as readonly { label?: string; number?: string }[];
}

/** The sizes of a product, each with its number and its place in the file, where it may be already. */
function numberAll(
  { sizes }: SheetProduct,
  old: Old | undefined,
  find: ReturnType<typeof finderOf>,
  numbers: { readonly own: number; readonly next: number },
): readonly SheetProduct[] {
  const inFile = sizesIn(old);
  let end = inFile.length;
  const placed = sizes.map((size) => {
    const { number, size: label } = size.cells;
    const at = inFile.findIndex((each) =>
      number ? Number(each.number) === Number(number) : each.label === label,
    );
    // A product that becomes one of the sizes keeps its number.
    const isOld =
      old !== undefined &&
      inFile.length === 0 &&
      (number ? Number(number) === numbers.own : find(size) === old);
    const given = number || inFile[at]?.number || (isOld ? numbers.own : 0);
    return { size: { ...size, isOld, at: at < 0 ? end++ : at }, number: given };
  });
  const given = numberSizes([...placed, ...inFile], { ...numbers, isNew: false });
  return placed.map(({ size }, index) => ({
    ...size,
    cells: { ...size.cells, number: `${given[index]}` },
  }));
}

function slugFrom(product: SheetProduct): string {
  const { handle, name = '' } = product.cells;
  return folderSlug(`${handle || name} ${variantOf(product)}`);
}

/** The name of a new product's folder: its number, and a name that none of the others has. */
function nameFolder(slug: string, slugs: ReadonlySet<string>, id: string): string {
  return `${id.padStart(2, '0')}-${slug}${slugs.has(slug) ? `-${Number(id)}` : ''}`;
}

/** A name in small letters, digits and dashes, without accents. */
function folderSlug(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[\p{Mark}'’]/gu, '');
  const slug = slugOf(plain.replaceAll(/[^\p{ASCII}]/gu, ' '));
  return slug.slice(0, 48).replace(/-$/, '') || 'product';
}
