import { toDecimal } from '#ordering/money.ts';
import { type Checked, checkFile, openFile, valueAt } from '#reader/kinds/checkFile.ts';
import type { Path, Problem } from '#reader/files/problem.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import type { YamlFile } from '#reader/files/yamlFile.ts';
import { type ProductFile, productFields, productSchema } from '#reader/fields/product.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';

/** A product's file, with the name of its folder, and the number and the name in that. */
export type CheckedProduct = ReturnType<typeof openProducts>['products'][number];

/** What a file says of a product, or of one of its sizes (SPEC 16.60). */
export type Written = Omit<ProductFile, 'sizes'> & {
  /** The name of its folder, for example `04-green-tea`. */
  readonly folder: string;
  readonly id: number;
  /** Of a size: what it is called, the number of the product's folder, and which of the pictures it is. */
  readonly size?: string;
  readonly family?: number;
  readonly picture?: string | undefined;
};

/** The number and the name in the name of a product's folder. */
export function readFolderName(
  folder: string,
): { readonly id: number; readonly slug: string } | undefined {
  const [, id, slug = ''] = /^0*([1-9]\d{0,8})-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(folder) ?? [];
  return id === undefined ? undefined : { id: Number(id), slug };
}

/** The products’ files, one folder for each, and what is wrong with the folders. */
export function openProducts(files: ShopFiles, settings: Partial<Settings> | undefined) {
  const problems: Problem[] = [];
  const names = new Set(files.names);
  const ids: number[] = [];
  const folders = files.names.flatMap((name) => /^products\/([^/]+)\//.exec(name)?.[1] ?? []);
  const products = [...new Set(folders)].flatMap((folder) => {
    const named = readFolderName(folder);
    const name = `products/${folder}/product.yaml`;
    const report = (message: string) =>
      problems.push({ file: `${files.folder}/products/${folder}`, message });
    if (named) ids.push(named.id);
    if (!named) report(unnumbered);
    else if (!names.has(name)) report(sayWithoutFile(files, folder));
    if (!named || !names.has(name)) return [];
    const checked = checkProductFile(openFile(files, name), settings);
    const ofSizes = numbersOfSizes(checked.file);
    ids.push(...ofSizes);
    return { ...checked, ...named, folder, numbers: [named.id, ...ofSizes] };
  });
  const contents = new Map(
    products.flatMap(({ folder, content }) => (content ? [[folder, content]] : [])),
  );
  return { products, contents, ids: ids.map(String), problems };
}

/** The numbers of a product's sizes, as they are written: also of a file that is wrong. */
function numbersOfSizes({ content }: YamlFile): readonly number[] {
  const sizes = valueAt(content, ['sizes']);
  return Array.isArray(sizes)
    ? sizes.map((size) => Number(valueAt(size, ['number']))).filter((number) => number > 0)
    : [];
}

const unnumbered =
  'cannot be the name of a product’s folder: begin with the product’s number, as in 12-green-tea, in small letters, digits and dashes';

function sayWithoutFile({ names }: ShopFiles, folder: string): string {
  const own = names.find((name) => name.startsWith(`products/${folder}/product.`));
  const found = own?.split('/').at(-1);
  return found === undefined
    ? 'has no product.yaml: copy one from another product'
    : `has no product.yaml, but ${found}: rename it to product.yaml`;
}

/** Checks what can be checked without the other products and the pictures. */
export function checkProductFile(
  file: YamlFile,
  settings: Partial<Settings> | undefined,
): Checked<ProductFile> {
  const checked = checkFile(file, productSchema);
  if (!checked.content) return checked;
  const { price, oldPrice, facts: { mrp } = {}, sizes = [] } = checked.content;
  const problems = [
    ...findWrongPrices({ price, oldPrice, mrp }, [], file, settings),
    ...findUntaxed(checked.content, file, settings),
  ];
  for (const [index, size] of sizes.entries()) {
    const { price: own = price } = size;
    const before = size.oldPrice ?? (size.price === undefined ? oldPrice : undefined);
    const isOwn = own !== price || size.oldPrice !== undefined || size.mrp !== undefined;
    const written = { price: own, oldPrice: before, mrp: size.mrp ?? mrp };
    if (isOwn) problems.push(...findWrongPrices(written, ['sizes', index], file, settings));
  }
  for (const name of sizes.length > 0 ? productFields.onlyOfSize : []) {
    if (checked.content[name] === undefined) continue;
    problems.push(file.problem([name], 'belongs to one size: write it in sizes'));
  }
  return { ...checked, problems };
}

/** A rate of tax in a shop that charges none. */
function findUntaxed({ tax }: ProductFile, file: YamlFile, settings: Partial<Settings> = {}) {
  const isUntaxed = tax !== undefined && 'tax' in settings && !settings.tax;
  const message = 'is there, but tax of settings/tax.yaml is none: remove one of the two';
  return isUntaxed ? [file.problem(['tax'], message)] : [];
}

type Prices = { readonly [Name in 'price' | 'oldPrice' | 'mrp']: number | undefined } & {
  readonly price: number;
};

/** What is wrong with the prices of a product, or of a size at a path. */
function findWrongPrices(
  { price, oldPrice, mrp }: Prices,
  at: Path,
  file: YamlFile,
  settings: Partial<Settings> | undefined,
): Problem[] {
  const problems: Problem[] = [];
  const report = (path: Path, message: string) =>
    problems.push(file.problem([...at, ...path], message));
  const own = toDecimal(price);
  const { leastPrice = 0, currency } = settings ?? {};
  if (currency && price < leastPrice) {
    const least = (currency.written ?? '{amount}').replace('{amount}', toDecimal(leastPrice));
    report(
      ['price'],
      `is ${own}, less than ${least}: correct it, or lower leastPrice in settings/technical.yaml`,
    );
  } else if (oldPrice !== undefined && oldPrice <= price) {
    const message = `is ${toDecimal(oldPrice)}, but must be more than the price, ${own}: raise it, or remove the line`;
    report(['oldPrice'], message);
  }
  if (mrp !== undefined && mrp < price) {
    const message = `is ${toDecimal(mrp)}, but a product may not cost more than its maximum retail price, and the price is ${own}: correct one of them`;
    report(at.length === 0 ? ['facts', 'mrp'] : ['mrp'], message);
  }
  return problems;
}
