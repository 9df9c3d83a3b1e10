import type { Availability } from '../app/domain/availability.ts';
import { type Checked, checkFile, openFile, valueAt } from './checkFile.ts';
import { type Known, checkPicture, sayUnknownProduct } from './checkFields.ts';
import { type Problem, advise } from './problem.ts';
import { type PicturePlace, type ProductFile, type Settings, productSchema } from './schema.ts';
import type { ShopFiles } from './shopFiles.ts';
import type { YamlFile } from './yamlFile.ts';

/** A product of the shop; prices are in hundredths of the currency. */
export type ShopProduct = Omit<ProductFile, 'availability' | 'facts'> & {
  readonly id: number;
  /** Its name in the shop's first language, if that is another one. */
  readonly originalName?: string;
  /** The name of its folder, for example `04-green-tea`. */
  readonly folder: string;
  /** Its own, and those of the whole shop. */
  readonly facts: Facts;
  /** Missing for a product that is in stock. */
  readonly availability?: Availability;
};

type Facts = NonNullable<Settings['facts']> & NonNullable<ProductFile['facts']>;

type CheckedProduct = Checked<ProductFile> & {
  readonly folder: string;
  readonly id: number;
  readonly slug: string;
};

/** What each picture of a product needs. */
export const productPicture: PicturePlace = { kind: 'picture', shape: [4, 5], leastWidth: 800 };

/** The number and the name in the name of a product's folder. */
export function readFolderName(
  folder: string,
): { readonly id: number; readonly slug: string } | undefined {
  const [, id, slug = ''] = /^0*([1-9]\d{0,8})-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(folder) ?? [];
  return id === undefined ? undefined : { id: Number(id), slug };
}

/** The products' files, one folder for each, and what is wrong with the folders. */
export function openProducts(files: ShopFiles, settings: Settings | undefined) {
  const problems: Problem[] = [];
  const products: CheckedProduct[] = [];
  const ids: string[] = [];
  const folders = productFolders(files);
  for (const folder of folders) {
    const shown = `${files.folder}/products/${folder}`;
    const known = readFolderName(folder);
    if (known) ids.push(String(known.id));
    const name = `products/${folder}/product.yaml`;
    if (!known) {
      problems.push({
        file: shown,
        message:
          'is no name for a product’s folder: begin with the product’s number, as in 12-green-tea, in small letters, digits and dashes',
      });
    } else if (files.names.includes(name)) {
      const file = openFile(files, name);
      products.push({ ...checkProductFile(file, settings), ...known, folder });
    } else {
      const [similar] = files.names.filter(
        (each) => each.startsWith(`products/${folder}/`) && /\.(?:ya?ml|txt)/i.test(each),
      );
      const help = similar
        ? `rename ${similar.split('/').at(-1)} to product.yaml`
        : 'copy one from another product, and change it';
      problems.push({ file: shown, message: `has no product.yaml: ${help}` });
    }
  }
  if (folders.length === 0) {
    const message = 'has no product: add a folder, as in 01-green-tea';
    problems.push({ file: `${files.folder}/products`, message });
  }
  return { products, ids, problems };
}

/** What is wrong with products beside each other, and with their pictures. */
export async function checkProducts(
  products: readonly CheckedProduct[],
  known: Known,
  hints: Problem[],
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  const { settings } = known.content;
  for (const [index, { file, content, folder, id, slug }] of products.entries()) {
    const sameAs = (isSame: (other: CheckedProduct) => boolean) =>
      products.slice(0, index).find(isSame)?.folder;
    const at = { file: `${known.files.folder}/products/${folder}` };
    const sameId = sameAs((other) => other.id === id);
    const sameSlug = sameAs((other) => other.slug === slug);
    if (sameId) {
      const message = `has the number ${id}, and so has ${sameId}: give one of them a number that no product has or had`;
      problems.push({ ...at, message });
    }
    if (sameSlug) {
      const message = `has the same name as ${sameSlug} after the number: add a word to one of them`;
      problems.push({ ...at, message });
    }
    problems.push(...(await checkPictures(folder, file, known, hints)));
    if (!content) continue;
    const sameName = sameAs(
      ({ content: other }) => other?.name === content.name && other.variant === content.variant,
    );
    if (sameName) problems.push(file.problem(['name'], saySameName(content.name, sameName)));
    if (settings) problems.push(...checkCategory(content, settings, file));
    problems.push(...checkSizes(content, id, file, known.productIds));
  }
  return problems;
}

/** The first picture must be there, the second one if it has an alternative text (SPEC 14.93). */
async function checkPictures(
  folder: string,
  file: YamlFile,
  known: Known,
  hints: Problem[],
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const kind of ['primary', 'secondary']) {
    const path = ['alt', kind];
    const name = `products/${folder}/${kind}`;
    const isDescribed = Boolean(valueAt(file.content, path));
    const isThere = known.pictures.has(name);
    if (isThere && !isDescribed && kind === 'secondary' && file.content !== undefined) {
      problems.push(
        file.problem(path, `is missing: add what ${known.pictures.get(name)?.[0]} shows`),
      );
    }
    if (!isThere && !isDescribed && kind === 'secondary') continue;
    const message = await checkPicture(name, productPicture, known, (hint) =>
      hints.push(file.problem(path, hint, '')),
    );
    if (message !== undefined) problems.push(file.problem(path, message, ''));
  }
  return problems;
}

/** The products in the order of their numbers, each with the facts of the whole shop. */
export function makeProducts(
  contents: ReadonlyMap<string, ProductFile>,
  sharedFacts: Settings['facts'],
): readonly ShopProduct[] {
  return Array.from(contents, ([folder, content]) => {
    const { availability = 'in stock', facts, ...others } = content;
    return {
      ...others,
      id: readFolderName(folder)?.id ?? 0,
      folder,
      ...(availability !== 'in stock' && { availability }),
      facts: { ...sharedFacts, ...facts, ...joinFacts(sharedFacts?.more, facts?.more) },
    };
  }).toSorted((one, other) => one.id - other.id);
}

type MoreFacts = NonNullable<Facts['more']>;

/** The owner's own facts of the shop, and those of a product, which come in place of any of their name. */
function joinFacts(shared: MoreFacts = [], own: MoreFacts = []): { readonly more?: MoreFacts } {
  const others = shared.filter((fact) => own.every(({ name }) => name !== fact.name));
  const more = [...others, ...own];
  return more.length > 0 ? { more } : {};
}

/** The folders of all products, by name. */
export function productFolders({ names }: Pick<ShopFiles, 'names'>): readonly string[] {
  return [...new Set(names.flatMap((name) => /^products\/([^/]+)\//.exec(name)?.[1] ?? []))];
}

/** Checks what can be checked without the other products and the pictures. */
export function checkProductFile(
  file: YamlFile,
  settings: Settings | undefined,
): Checked<ProductFile> {
  const checked = checkFile(file, productSchema);
  const { content } = checked;
  if (!content) return checked;
  const { price, oldPrice, facts } = content;
  const problems: Problem[] = [];
  const say = (path: readonly string[], message: string) =>
    problems.push(file.problem(path, message));
  const mrp = facts?.mrp;
  if (settings && price < settings.leastPrice) {
    const least = settings.currency.written.replace('{amount}', inUnits(settings.leastPrice));
    say(
      ['price'],
      `is ${inUnits(price)}, less than ${least}: correct it, or lower leastPrice in settings.yaml`,
    );
  } else if (oldPrice !== undefined && oldPrice <= price) {
    say(
      ['oldPrice'],
      `is ${inUnits(oldPrice)}, but must be more than the price, ${inUnits(price)}: raise it, or remove the line`,
    );
  }
  if (mrp !== undefined && mrp < price) {
    say(
      ['facts', 'mrp'],
      `is ${inUnits(mrp)}, but a product may not cost more than its maximum retail price, and the price is ${inUnits(price)}: correct one of them`,
    );
  }
  return { ...checked, problems };
}

function inUnits(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

/** What is wrong if another product has the same name and variant, as the end of a sentence. */
export function saySameName(name: string, other: string): string {
  return `is “${name}”, and ${other} is called so too: add a variant to each, as in variant: jar, no two alike`;
}

function checkCategory(
  { category }: ProductFile,
  { categories = [] }: Settings,
  file: YamlFile,
): readonly Problem[] {
  const slugs = categories.map(({ slug }) => slug);
  if (category === undefined || slugs.includes(category)) return [];
  const named = categories.find(({ name }) => name === category)?.slug;
  const help = named
    ? `write ${named}, its slug`
    : slugs.length > 0
      ? advise(category, slugs)
      : 'add the list of categories there, or remove this line';
  const message = `is “${category}”, which is none of the slugs of categories in settings.yaml: ${help}`;
  return [file.problem(['category'], message)];
}

function checkSizes(
  { sizes = [] }: ProductFile,
  id: number,
  file: YamlFile,
  ids: readonly string[],
): readonly Problem[] {
  const named = sizes.map(({ product }) => product);
  const problems = named.flatMap((product, index) => {
    const problem = !ids.includes(String(product))
      ? sayUnknownProduct(product)
      : named.indexOf(product) < index &&
        `is ${product}, which is named above already: remove one of the two`;
    return problem ? [file.problem(['sizes', index, 'product'], problem)] : [];
  });
  if (sizes.length === 0 || named.includes(id)) return problems;
  const message = `does not name this product itself, ${id}: add its own size`;
  return [...problems, file.problem(['sizes'], message)];
}

/** The sizes that a product's page shows: its own list, or that of a product which names it. */
export function sizesOf(
  { id, sizes }: Pick<ShopProduct, 'id' | 'sizes'>,
  products: readonly Pick<ShopProduct, 'id' | 'sizes'>[],
): ShopProduct['sizes'] {
  const names = (other: Pick<ShopProduct, 'sizes'>) =>
    other.sizes?.some(({ product }) => product === id);
  return sizes ?? products.find(names)?.sizes;
}

/** The categories that have a product; the others have no page (SPEC 17.22). */
export function filledCategories(
  { categories = [] }: Settings,
  products: readonly Pick<ProductFile, 'category'>[],
): NonNullable<Settings['categories']> {
  return categories.filter(({ slug }) => products.some(({ category }) => category === slug));
}
