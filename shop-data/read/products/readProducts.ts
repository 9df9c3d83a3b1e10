import { type Availability, availabilityOf } from '#catalogue/availability.ts';
import type { ProductFacts } from '#catalogue/product.ts';
import { toDecimal } from '#ordering/money.ts';
import { type Checked, checkFile, openFile } from '#shop-data/kinds/checkFile.ts';
import { type ReadSoFar, checkReferences } from '#shop-data/read/checkReferences.ts';
import { checkPictures, picturesOf } from './productPictures.ts';
import { type Path, type Problem, fieldName } from '#shop-data/files/problem.ts';
import type { NamedPicture } from '#shop-data/kinds/fieldTypes.ts';
import {
  type ProductFile,
  fieldsOfSizes,
  productFields,
  productSchema,
} from '#shop-data/fields/product.ts';
import { pick, present } from '#shop-data/files/present.ts';
import type { Settings } from '#shop-data/fields/settings/settings.ts';
import type { ShopFiles } from '#shop-data/files/shopFiles.ts';
import {
  type CheckedProduct,
  type Numbered,
  type OfSize,
  checkSizes,
  inEachSize,
  numbersOfSizes,
  ownNumbers,
  ownersOfNumbers,
} from './sizes.ts';
import type { YamlFile } from '#shop-data/files/yamlFile.ts';

/** A product of the shop, or one of its sizes; prices are in hundredths of the currency. */
export type ShopProduct = ReturnType<typeof pick<ProductFile, (typeof fieldsOfShop)[number]>> &
  OwnOfShop;

/** What is not made of anything else. */
const fieldsOfShop = [
  ...productFields.card,
  ...productFields.page,
  ...(['description', 'keywords', 'fit', 'goesWith', 'season'] as const),
];

type OwnOfShop = OfSize & {
  readonly id: number;
  /** What of it nobody has translated yet. */
  readonly untranslated?: boolean;
  /** The name of its folder, for example `04-green-tea`. */
  readonly folder: string;
  /** Its own, and those of all products. */
  readonly facts: ProductFacts;
  /** What the first pictures show. */
  readonly alt: { readonly primary: string; readonly secondary?: string };
  /** The first picture, and the second if there is one; those of a size begin with its own. */
  readonly images: readonly NamedPicture[];
  /** The pictures after the first two. */
  readonly morePictures?: readonly { readonly picture: NamedPicture; readonly alt: string }[];
  /** Missing for a product that is in stock. */
  readonly availability?: Availability;
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
  const products: CheckedProduct[] = [];
  const folders = productFolders(files);
  const names = new Set(files.names);
  const report = (folder: string, message: string) =>
    problems.push({ file: `${files.folder}/products${folder}`, message });
  for (const folder of folders) {
    const named = readFolderName(folder);
    const name = `products/${folder}/product.yaml`;
    if (!named) report(`/${folder}`, unnumbered);
    else if (!names.has(name)) report(`/${folder}`, sayWithoutFile(files, folder));
    else products.push({ ...checkProductFile(openFile(files, name), settings), ...named, folder });
  }
  const ids = folders.flatMap((folder) => readFolderName(folder)?.id ?? []);
  const ofSizes = products.flatMap(({ file }) => numbersOfSizes(file));
  return { products, ids: [...ids, ...ofSizes].map(String), problems };
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

/** Finds what is wrong with products beside each other, and with their pictures. */
export async function checkProducts(
  products: readonly CheckedProduct[],
  known: ReadSoFar,
): Promise<void> {
  const { problems } = known;
  // Each by what no two products share, with the first product that has it.
  const taken = new Map<string, string>();
  const owners = ownersOfNumbers(products);
  for (const product of products) {
    const { file, content, folder, id } = product;
    const sameAs = (key: string) => {
      const other = taken.get(key);
      if (other === undefined) taken.set(key, folder);
      return other;
    };
    const report = (message: string) =>
      problems.push({ file: `${known.files.folder}/products/${folder}`, message });
    const sameId = sameAs(`folder ${id}`);
    if (sameId) {
      report(
        `has the number ${id}, and so has ${sameId}: give one of them a number that no product has or had`,
      );
    }
    await checkPictures(product, known);
    await checkReferences(product, productSchema, known);
    if (!content) continue;
    const { name, variant, ingredients } = content;
    for (const { name: field, value, at } of ownNumbers(content)) {
      const key = `${field} ${value}`;
      const other = taken.get(key);
      const message = `is “${value}”, and so is that of ${other}: give each its own`;
      if (other !== undefined) problems.push(file.problem([...at, field], message));
      else taken.set(key, at.length > 0 ? `${fieldName(at)} of ${folder}` : folder);
    }
    if (ingredients !== undefined && !/[\s,]/.test(ingredients)) {
      const hint = `is one word, “${ingredients}”: name all ingredients, the most first`;
      known.hints.push(file.problem(['ingredients'], hint));
    }
    const sameName = sameAs(`name ${JSON.stringify([name, variant])}`);
    if (sameName) problems.push(file.problem(['name'], saySameName(name, sameName)));
    checkSizes(product, owners, known);
  }
}

/** The products in the order that their owner gave them, else in that of their numbers. */
export function makeProducts(
  contents: ReadonlyMap<string, ProductFile>,
  { facts: sharedFacts, fewFrom }: Pick<Settings, 'facts' | 'fewFrom'>,
): readonly ShopProduct[] {
  const orders = new Map<number, number>();
  const familyOf = ({ id, family = id }: Pick<ShopProduct, 'id' | 'family'>) => family;
  const orderOf = (product: ShopProduct) => orders.get(familyOf(product)) ?? familyOf(product);
  const all = Array.from(contents).flatMap(([folder, content]) => {
    const id = readFolderName(folder)?.id ?? 0;
    const each: readonly (ProductFile & Numbered)[] = content.sizes
      ? inEachSize(content, id)
      : [{ ...content, id }];
    return each.map((one) => ({ folder, ...one }));
  });
  return all
    .map(({ folder, ...content }) => {
      const { id, size, family, facts, order } = content;
      const [first, second, ...further] = picturesOf(folder, content);
      const availability = availabilityOf(content, fewFrom);
      if (order !== undefined) orders.set(family ?? id, order);
      return {
        ...pick(content, fieldsOfShop),
        id,
        ...(family !== undefined && { family }),
        ...(size !== undefined && { size }),
        folder,
        ...(availability !== 'in stock' && { availability }),
        alt: { primary: first?.alt ?? '', ...(second && { secondary: second.alt }) },
        images: [first, second].flatMap((shown) => shown?.picture ?? []),
        ...(further.length > 0 && { morePictures: further }),
        facts: present<ProductFacts>({
          ...sharedFacts,
          ...facts,
          ...pick(content, productFields.fact),
          ...joinFacts(sharedFacts?.more, facts?.more),
        }),
      };
    })
    .toSorted((one, other) => orderOf(one) - orderOf(other) || familyOf(one) - familyOf(other));
}

type MoreFacts = NonNullable<ProductFacts['more']>;

/** The owner's own facts of the shop, and those of a product, which replace any of their name. */
function joinFacts(shared: MoreFacts = [], own: MoreFacts = []): { readonly more?: MoreFacts } {
  const others = shared.filter((fact) => own.every(({ name }) => name !== fact.name));
  const more = [...others, ...own];
  return more.length > 0 ? { more } : {};
}

/** The folders of all products, by name. */
function productFolders({ names }: Pick<ShopFiles, 'names'>): readonly string[] {
  return [...new Set(names.flatMap((name) => /^products\/([^/]+)\//.exec(name)?.[1] ?? []))];
}

/** Checks what can be checked without the other products and the pictures. */
function checkProductFile(
  file: YamlFile,
  settings: Partial<Settings> | undefined,
): Checked<ProductFile> {
  const checked = checkFile(file, productSchema);
  if (!checked.content) return checked;
  const { price, oldPrice, facts: { mrp } = {}, sizes = [] } = checked.content;
  const problems = findWrongPrices({ price, oldPrice, mrp }, [], file, settings);
  for (const [index, size] of sizes.entries()) {
    const { price: own = price } = size;
    const before = size.oldPrice ?? (size.price === undefined ? oldPrice : undefined);
    const isOwn = own !== price || size.oldPrice !== undefined || size.mrp !== undefined;
    const written = { price: own, oldPrice: before, mrp: size.mrp ?? mrp };
    if (isOwn) problems.push(...findWrongPrices(written, ['sizes', index], file, settings));
  }
  for (const name of sizes.length > 0 ? fieldsOfSizes.must : []) {
    if (checked.content[name] === undefined) continue;
    problems.push(file.problem([name], 'belongs to one size: write it in sizes'));
  }
  return { ...checked, content: { ...ofShop(settings), ...checked.content }, problems };
}

/** What the settings say of all products. */
function ofShop({ fit }: Partial<Pick<Settings, 'fit'>> = {}) {
  return { ...(fit !== undefined && { fit }) };
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
      `is ${own}, less than ${least}: correct it, or lower leastPrice in settings.yaml`,
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

/** What is wrong if another product has the same name and variant, as the end of a sentence. */
function saySameName(name: string, other: string): string {
  return `is “${name}”, and ${other} has the same name: give each its own variant, as in variant: jar`;
}

/** The categories that have a product; the others have no page (SPEC 17.22). */
export function filledCategories(
  { categories = [] }: Pick<Partial<Settings>, 'categories'>,
  products: readonly Pick<ProductFile, 'category'>[],
): NonNullable<Settings['categories']> {
  return categories.filter(({ slug }) => products.some(({ category }) => category === slug));
}
