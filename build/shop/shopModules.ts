import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type * as z from 'zod';
import type { Picture } from '../../app/domain/picture.ts';
import { inParallel } from '../inParallel.ts';
import type { DescribePicture } from '../pictures.ts';
import { filledCategories } from './categories.ts';
import { isDark, makePalette } from './palette.ts';
import { readPriceFormat } from './priceFormat.ts';
import { sizesOf } from './productSizes.ts';
import { type ShopProduct, productPicture, toHundredths } from './readProducts.ts';
import type { Shop } from './readShop.ts';
import { type PicturePlace, type ShopContent, places, schemas } from './schema.ts';
import { fieldsOf } from './schemaProblems.ts';
import { readWordmark } from './wordmark.ts';

/** The code of a module's exports, by their names; some need to know pictures. */
export type ModuleExports = Readonly<
  Record<string, string | ((describe: DescribePicture) => Promise<string>)>
>;

/** An expression of a picture, and the import lines that it needs. */
class Pictures {
  readonly #shop: Shop;
  readonly #imports = new Map<string, string>();

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  nameOf(reference: string, shape: PicturePlace['shape']): string {
    const file = fileOf(this.#shop, reference) + (shape ? `?shape=${shape.join('x')}` : '');
    const known = this.#imports.get(file) ?? `picture${this.#imports.size}`;
    this.#imports.set(file, known);
    return known;
  }

  /** The module of one export: its imports, then the value. */
  moduleOf(name: string, value: string): string {
    const imports = Array.from(this.#imports, ([file, known]) => `import ${known} from '${file}';`);
    return `${imports.join('\n')}\nexport const ${name} = ${value};`;
  }
}

function fileOf({ folder, pictures }: Shop, reference: string): string {
  return resolve(folder, pictures.get(reference) ?? '');
}

type Modules = Readonly<Record<string, ModuleExports>>;

/** A build asks for some sixty of a shop's modules, each time it bundles. */
const written = new WeakMap<Shop, Modules>();

/** The modules of a shop by name; each export is the text of a module of its own. */
export function writeModules(shop: Shop): Modules {
  const modules = written.get(shop) ?? writeAll(shop);
  written.set(shop, modules);
  return modules;
}

function writeAll(shop: Shop): Modules {
  const { settings, policies, theme, words, ...files } = shop.content;
  const { standardText, ...productPage } = words.productPage;
  const { name, socialProfile, ...others } = exportsOf(shop, 'settings', settings);
  return {
    ...Object.fromEntries(
      Object.entries(files).map(([file, content]) => [
        file,
        exportsOf(shop, file as keyof typeof files, content),
      ]),
    ),
    words: {
      ...exportsOf(shop, 'words', { ...words, productPage }),
      standardText: `export const standardText = ${JSON.stringify(standardText)};`,
    },
    settings: {
      ...others,
      ...writeCategories(shop),
      priceFormat: `export const priceFormat = ${JSON.stringify(readPriceFormat(settings.currency))};`,
      takesOrders: `export const takesOrders = ${channelOf(settings) !== 'demonstration'};`,
      // Every page has the name; a profile of its own would be a request of its own on two screens.
      name: `${name}\n${socialProfile}`,
      socialProfile: "export { socialProfile } from '#shop/settings/name';",
    },
    // One export, since most of its texts are shown together.
    policies: { policies: `export const policies = ${JSON.stringify(policies)};` },
    products: { catalogue: (describe) => writeCatalogue(shop, describe) },
    facts: writeFacts(shop),
    theme: writeTheme(theme),
    files: writeFiles(shop),
  };
}

/** How orders reach the owner; a shop that does not say it shows a demonstration (SPEC 9). */
export function channelOf({ orders }: ShopContent['settings']) {
  return orders?.channel ?? 'demonstration';
}

function exportsOf(
  shop: Shop,
  file: keyof ShopContent,
  content: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const schema = schemas[file];
  return Object.fromEntries(
    Object.keys(schema.shape).map((name) => {
      const pictures = new Pictures(shop);
      const [field] = fieldsOf(schema, [name]);
      const value = field ? toCode(field[1], content[name], pictures) : 'undefined';
      return [name, pictures.moduleOf(name, value)];
    }),
  );
}

/** A value as an expression, in which the names of pictures have become pictures. */
function toCode(schema: z.ZodType, value: unknown, pictures: Pictures): string {
  if (value === undefined) return 'undefined';
  const place = places.get(schema);
  if (place?.kind === 'picture') return pictures.nameOf(value as string, place.shape);
  if (place?.kind === 'price') return String(toHundredths(value as number));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  const entries = fieldsOf(schema, names).map(([name, field]) => ({
    name: JSON.stringify(name),
    code: toCode(field, (value as Record<PropertyKey, unknown>)[name], pictures),
  }));
  return Array.isArray(value)
    ? `[${entries.map(({ code }) => code).join(', ')}]`
    : `{ ${entries.map(({ name, code }) => `${name}: ${code}`).join(', ')} }`;
}

/**
 * The products with the field names of the stored contract (SPEC 11.1). It contains its pictures, since a
 * module for each of them would be two thousand modules in a shop of a thousand products.
 */
async function writeCatalogue(shop: Shop, describe: DescribePicture): Promise<string> {
  const referenceTo = ({ folder }: ShopProduct, kind: string) => `products/${folder}/${kind}`;
  const pictures = new Map<string, Picture>();
  const references = shop.products.flatMap((product) =>
    ['primary', 'secondary'].map((kind) => referenceTo(product, kind)),
  );
  const owned = references.filter((reference) => shop.pictures.has(reference));
  await inParallel(owned, async (reference) => {
    pictures.set(reference, await describe(fileOf(shop, reference), productPicture.shape));
  });
  const products = shop.products.map((product) => {
    const { id, folder: _folder, name, oldPrice, alt, facts: _facts, ...others } = product;
    const imageOf = (kind: keyof typeof alt) => {
      const picture = pictures.get(referenceTo(product, kind));
      return picture && { picture, alt: alt[kind] };
    };
    return {
      id,
      productName: name,
      ...others,
      sizes: sizesOf(product, shop.products),
      oldprice: oldPrice,
      image: imageOf('primary'),
      secondaryImage: imageOf('secondary'),
    };
  });
  return `export const catalogue = ${JSON.stringify(products)};`;
}

/** Those that have a product; an empty list where there are none, so that no code asks twice. */
function writeCategories({ content, products }: Shop): ModuleExports {
  const categories = filledCategories(content.settings, products);
  return { categories: `export const categories = ${JSON.stringify(categories)};` };
}

/** Apart from the catalogue, since cards need none of it. */
function writeFacts({ products }: Shop): ModuleExports {
  const facts = Object.fromEntries(products.map((product) => [product.id, product.facts]));
  const hasFacts = products.some((product) => Object.keys(product.facts).length > 0);
  return {
    facts: `export const facts = ${JSON.stringify(facts)};`,
    hasFacts: `export const hasFacts = ${hasFacts};`,
    hasSizes: `export const hasSizes = ${products.some(({ sizes }) => sizes)};`,
  };
}

function writeTheme(theme: ShopContent['theme']): ModuleExports {
  const palette = makePalette(theme);
  const darkGrounds = Object.entries(theme.grounds)
    .filter(([, colour]) => isDark(colour, palette))
    .map(([name]) => name);
  return {
    paper: `export const paper = ${JSON.stringify(palette['paper'])};`,
    darkGrounds: `export const darkGrounds = ${JSON.stringify(darkGrounds)};`,
  };
}

/** The drawings that every page contains, and which files there are. */
function writeFiles({ folder, hasScreenshots }: Shop): ModuleExports {
  const read = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const drawn = read('wordmark.svg');
  const wordmark = drawn === undefined ? undefined : readWordmark(drawn).wordmark;
  return {
    wordmark: `export const wordmark = ${JSON.stringify(wordmark?.drawing ?? '')};`,
    wordmarkBox: `export const wordmarkBox = ${JSON.stringify(wordmark?.box)};`,
    hasScreenshots: `export const hasScreenshots = ${hasScreenshots};`,
    cards: `export const cards = ${JSON.stringify(read('cards.svg') ?? '')};`,
  };
}
