import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type * as z from 'zod';
import { filledCategories } from './categories.ts';
import { isDark, makePalette } from './palette.ts';
import { sizesOf } from './productSizes.ts';
import { toHundredths } from './readProducts.ts';
import type { Shop } from './readShop.ts';
import { type ShopContent, places, schemas } from './schema.ts';
import { fieldsOf } from './schemaProblems.ts';
import { readWordmark } from './wordmark.ts';

/** The code of a module's exports, by their names. */
export type ModuleExports = Readonly<Record<string, string>>;

/** An expression of a picture, and the import lines that it needs. */
class Pictures {
  readonly #shop: Shop;
  readonly #query: string;
  readonly #imports = new Map<string, string>();

  constructor(shop: Shop, query = '') {
    this.#shop = shop;
    this.#query = query;
  }

  nameOf(reference: string): string {
    const file = resolve(this.#shop.folder, this.#shop.pictures.get(reference) ?? '');
    const known = this.#imports.get(file) ?? `picture${this.#imports.size}`;
    this.#imports.set(file, known);
    return known;
  }

  /** The module of one export: its imports, then the value. */
  moduleOf(name: string, value: string): string {
    const imports = Array.from(
      this.#imports,
      ([file, known]) => `import ${known} from '${file}${this.#query}';`,
    );
    return `${imports.join('\n')}\nexport const ${name} = ${value};`;
  }
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
      takesOrders: `export const takesOrders = ${channelOf(settings) !== 'demonstration'};`,
      // Every page has the name; a profile of its own would be a request of its own on two screens.
      name: `${name}\n${socialProfile}`,
      socialProfile: "export { socialProfile } from '#shop/settings/name';",
    },
    // One export, since most of its texts are shown together.
    policies: { policies: `export const policies = ${JSON.stringify(policies)};` },
    products: { catalogue: writeCatalogue(shop) },
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
): ModuleExports {
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
  const kind = places.get(schema)?.kind;
  if (kind === 'picture') return pictures.nameOf(value as string);
  if (kind === 'price') return String(toHundredths(value as number));
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

/** The products with the field names of the stored contract (SPEC 11.1). */
function writeCatalogue(shop: Shop): string {
  // With a query they are modules of its own, so that the catalogue is one file, and no screen needs it.
  const pictures = new Pictures(shop, '?catalogue');
  const products = shop.products.map((product) => {
    const { id, folder, name, oldPrice, alt, ...others } = product;
    const picture = (kind: 'primary' | 'secondary') =>
      `{ picture: ${pictures.nameOf(`products/${folder}/${kind}`)}, alt: ${JSON.stringify(alt[kind])} }`;
    const known = Object.entries({
      id,
      productName: name,
      ...others,
      facts: undefined,
      sizes: sizesOf(product, shop.products),
      oldprice: oldPrice,
    })
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => `${field}: ${JSON.stringify(value)}`);
    return `{ ${known.join(', ')}, image: ${picture('primary')}, secondaryImage: ${picture('secondary')} }`;
  });
  return pictures.moduleOf('catalogue', `[\n${products.join(',\n')}\n]`);
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
