import { availabilityOf } from '#catalogue/availability.ts';
import type { ProductFacts } from '#catalogue/productDetails.ts';
import { toDecimal } from '#ordering/money.ts';
import { type ProductFile, pick, productFields, productSchema } from '#reader/fields/product.ts';
import type { Settings } from '#reader/fields/settings/settings.ts';
import { referenceOf } from '#reader/files/pictureReference.ts';
import type { Path, Problem } from '#reader/files/problem.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import type { YamlFile } from '#reader/files/yamlFile.ts';
import { type Checked, checkFile, openFile, valueAt } from '#reader/kinds/checkFile.ts';
import type { Shape } from '#reader/kinds/field.ts';

/** A product's file, with the name of its folder, and the number and the name in that. */
export type CheckedProduct = ReturnType<typeof openProducts>['products'][number];

/** What a file says of a product, or of one of its sizes (SPEC 16.60). */
type Written = Omit<ProductFile, 'sizes'> & {
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
  const folders = files.names.flatMap((name) => /^products\/([^/]+)\//.exec(name)?.[1] ?? []);
  const products = [...new Set(folders)].flatMap((folder) => {
    const named = readFolderName(folder);
    const name = `products/${folder}/product.yaml`;
    const report = (message: string) =>
      problems.push({ file: `${files.folder}/products/${folder}`, message });
    if (!named) report(unnumbered);
    else if (!names.has(name)) report(sayWithoutFile(files, folder));
    if (!named || !names.has(name)) return [];
    const checked = checkProductFile(openFile(files, name), settings);
    return { ...checked, ...named, folder, numbers: [named.id, ...numbersOfSizes(checked.file)] };
  });
  const contents = new Map(
    products.flatMap(({ folder, content }) => (content ? [[folder, content]] : [])),
  );
  return { products, contents, problems };
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
  const { tax, sizes } = checked.content;
  const problems = findWrongPrices(checked.content, [], file, settings);
  const untaxed = 'is there, but tax of settings/tax.yaml is none: remove one of the two';
  if (tax !== undefined && settings && 'tax' in settings && !settings.tax)
    problems.push(file.problem(['tax'], untaxed));
  if (!sizes) return { ...checked, problems };
  const pricesOf = ({ price, oldPrice, facts }: Priced) => [price, oldPrice, facts?.mrp].join();
  const shared = pricesOf(checked.content);
  for (const [at, size] of inEachSize({ ...checked.content, folder: '', id: 0 }).entries())
    if (pricesOf(size) !== shared)
      problems.push(...findWrongPrices(size, ['sizes', at], file, settings));
  for (const name of productFields.onlyOfSize)
    if (checked.content[name] !== undefined)
      problems.push(file.problem([name], 'belongs to one size: write it in sizes'));
  return { ...checked, problems };
}

type Priced = Pick<ProductFile, 'price' | 'oldPrice' | 'facts'>;

/** What is wrong with the prices of a product, or of a size at a path. */
function findWrongPrices(
  { price, oldPrice, facts: { mrp } = {} }: Priced,
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
    const message = `is ${toDecimal(oldPrice)}, but must be more than the price, ${own}: raise it, or remove it`;
    report(['oldPrice'], message);
  }
  if (mrp !== undefined && mrp < price) {
    const message = `is ${toDecimal(mrp)}, but a product may not cost more than its maximum retail price, and the price is ${own}: correct one of them`;
    report(at.length === 0 ? ['facts', 'mrp'] : ['mrp'], message);
  }
  return problems;
}

/** A product of the shop, or one of its sizes; prices are in hundredths of the currency. */
export type ShopProduct = ReturnType<typeof makeProduct> & {
  /** Whether nobody has translated it yet. */
  readonly untranslated?: boolean;
};

type OfShop = Pick<Settings, 'facts' | 'fewFrom' | 'fit'>;

/** The products in the order that their owner gave them, else in that of their numbers. */
export function makeProducts(
  contents: ReadonlyMap<string, ProductFile>,
  ofShop: OfShop,
  shape: Shape,
): readonly ShopProduct[] {
  const placeOf = ({ order, id }: Pick<Written, 'order' | 'id'>) => order ?? id;
  return Array.from(contents, ([folder, content]) => ({ ...content, folder, id: numberOf(folder) }))
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.id - other.id)
    .flatMap(inEachSize)
    .map((product) => makeProduct(product, ofShop, shape));
}

const numberOf = (folder: string) => Number.parseInt(folder, 10);

/** A product that has sizes as each of them, with what that has of its own. */
function inEachSize({ sizes, ...product }: Written & ProductFile): readonly Written[] {
  const { oldPrice, facts, ...shared } = product;
  const inSizes = sizes?.map(({ label, number, ...own }) => ({
    ...shared,
    // The price before is that of the price.
    ...(own.price === undefined && { oldPrice }),
    ...own,
    price: own.price ?? shared.price,
    id: number,
    size: label,
    family: shared.id,
    facts: { ...facts, ...pick(own, productFields.factOfSize) },
  }));
  return inSizes ?? [product];
}

function makeProduct(product: Written, { facts: shared, fewFrom, fit }: OfShop, shape: Shape) {
  const availability = availabilityOf(product, fewFrom);
  const { more: own = [] } = product.facts ?? {};
  const others = (shared?.more ?? []).filter(({ name }) => own.every((fact) => fact.name !== name));
  return {
    ...product,
    availability: availability === 'in stock' ? undefined : availability,
    /** The first one, and further ones if there are; those of a size begin with its own. */
    pictures: picturesOf(product, shape, fit),
    /** Its own, and those of all products. */
    facts: {
      ...shared,
      ...product.facts,
      ...pick(product, productFields.fact),
      ...(others.length > 0 && { more: [...others, ...own] }),
    } as ProductFacts,
  };
}

/** The categories that have a product; the others have no page (SPEC 17.22). */
export function filledCategories(
  { categories = [] }: Pick<Partial<Settings>, 'categories'>,
  products: readonly Pick<ProductFile, 'category'>[],
): NonNullable<Settings['categories']> {
  return categories.filter(({ slug }) => products.some(({ category }) => category === slug));
}

/** The pictures of a product whose text is there: how its owner names each, and how the shop does. */
export function namedPictures({ pictures, alt, morePictures = [] }: ProductFile) {
  return [
    { name: pictures?.primary ?? 'primary', as: 'primary', alt: alt.primary },
    { name: pictures?.secondary ?? 'secondary', as: 'secondary', alt: alt.secondary },
    ...morePictures.map(({ picture, alt }) => ({ name: picture, as: picture, alt })),
  ].flatMap(({ alt, ...named }) => (alt === undefined ? [] : { ...named, alt }));
}

/** All pictures of a product, with that of its size first, and what they show. */
function picturesOf(product: Written, shape: Shape, fitOfShop = 'cut') {
  const { folder, fit = fitOfShop, picture: ofSize = '' } = product;
  const placeOf = ({ name }: { readonly name: string }) =>
    Number(referenceOf(name) !== referenceOf(ofSize));
  return namedPictures(product)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ as, alt }) => ({
      picture: { picture: referenceOf(`products/${folder}/${as}`), shape, fit },
      alt,
    }));
}
