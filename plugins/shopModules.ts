import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Picture } from '../app/domain/picture.ts';
import { inParallel } from './inParallel.ts';
import type { DescribePicture } from './pictures.ts';
import { isDark, makePalette } from '../shop-data/palette.ts';
import { readPriceFormat } from '../shop-data/priceFormat.ts';
import {
  type ShopProduct,
  filledCategories,
  productPicture,
  sizesOf,
} from '../shop-data/readProducts.ts';
import type { Shop } from '../shop-data/readShop.ts';
import { type ShopContent, pictureMark, schemas } from '../shop-data/schema.ts';
import { readWordmark } from '../shop-data/wordmark.ts';

/** The code of a module's exports, by their names; some need to know pictures. */
export type ModuleExports = Readonly<
  Record<string, string | ((describe: DescribePicture) => Promise<string>)>
>;

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
  const names = Object.keys(schemas[file].shape);
  return Object.fromEntries(names.map((name) => [name, writeExport(name, content[name], shop)]));
}

const markedPicture = new RegExp(
  `${JSON.stringify(pictureMark)
    .slice(0, -1)
    .replace('\\', String.raw`\\`)}([^"?]+)([^"]*)"`,
  'g',
);

/** The module of one export, in which the names of pictures have become imported pictures. */
function writeExport(name: string, value: unknown, shop: Shop): string {
  const files: string[] = [];
  const code = (JSON.stringify(value) ?? 'undefined').replaceAll(
    markedPicture,
    (_, reference: string, query: string) => {
      const file = fileOf(shop, reference) + query;
      if (!files.includes(file)) files.push(file);
      return `picture${files.indexOf(file)}`;
    },
  );
  const imports = files.map((file, index) => `import picture${index} from '${file}';`);
  return `${imports.join('\n')}\nexport const ${name} = ${code};`;
}

/** With the pictures inside: a module for each would be two thousand in a shop of a thousand products. */
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
    const { folder: _folder, alt, facts: _facts, ...others } = product;
    const imageOf = (kind: keyof typeof alt) => {
      const picture = pictures.get(referenceTo(product, kind));
      return picture && { picture, alt: alt[kind] };
    };
    return {
      ...others,
      sizes: sizesOf(product, shop.products),
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
