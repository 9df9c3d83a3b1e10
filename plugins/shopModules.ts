import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Picture } from '../app/domain/picture.ts';
import { inParallel } from './inParallel.ts';
import type { DescribePicture } from './pictures.ts';
import { isDark, makePalette } from '../shop-data/colours.ts';
import { readPriceFormat } from '../shop-data/priceFormat.ts';
import {
  type ShopProduct,
  filledCategories,
  productPicture,
  sizesOf,
} from '../shop-data/readProducts.ts';
import type { Shop } from '../shop-data/readShop.ts';
import { type NamedPicture, type ShopContent, schemas } from '../shop-data/schema.ts';
import { readWordmark } from '../shop-data/wordmark.ts';

/** The code of a module's exports, by their names; some need to know pictures. */
export type ModuleExports = Readonly<
  Record<string, string | ((describe: DescribePicture) => Promise<string>)>
>;

function fileOf({ folder, pictures }: Shop, reference: string): string {
  return resolve(folder, pictures.get(reference) ?? '');
}

/** The modules of a shop by name; each export is the text of a module of its own. */
export function writeModules(shop: Shop): Readonly<Record<string, ModuleExports>> {
  const { settings, policies, theme, words, home, about, contact, help } = shop.content;
  const { standardText, ...productPage } = words.productPage;
  // An empty list where there are none, so that no code asks twice.
  const categories = filledCategories(settings, shop.products);
  const own = { ...settings, categories };
  const { name = '', socialProfile, ...others } = writeFile(shop, 'settings', own);
  return {
    home: writeFile(shop, 'home', home),
    about: writeFile(shop, 'about', about),
    contact: writeFile(shop, 'contact', contact),
    help: writeFile(shop, 'help', help),
    words: {
      ...writeFile(shop, 'words', { ...words, productPage }),
      ...writeExports(shop, { standardText }),
    },
    settings: {
      ...others,
      ...writeExports(shop, {
        priceFormat: readPriceFormat(settings.currency),
        takesOrders: channelOf(settings) !== 'demonstration',
      }),
      // Every page has the name; a profile of its own would be a request of its own on two screens.
      name: `${name}\n${socialProfile}`,
      socialProfile: "export { socialProfile } from '#shop/settings/name';",
    },
    // One export, since most of its texts are shown together.
    policies: writeExports(shop, { policies }),
    products: { catalogue: (describe) => writeCatalogue(shop, describe) },
    ...ownModules(shop),
    theme: writeExports(shop, coloursOf(theme)),
    files: writeExports(shop, drawingsOf(shop)),
  };
}

/** How orders reach the owner; a shop that does not say it shows a demonstration (SPEC 9). */
export function channelOf({ orders }: ShopContent['settings']) {
  return orders?.channel ?? 'demonstration';
}

/** An export for each field at the top of a file, also for those that its owner has left out. */
function writeFile(shop: Shop, file: keyof ShopContent, content: object): Record<string, string> {
  const leftOut = Object.keys(schemas[file].shape).map((name) => [name, undefined] as const);
  return writeExports(shop, { ...Object.fromEntries(leftOut), ...content });
}

function writeExports(shop: Shop, values: object): Record<string, string> {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    writeExport(name, value, shop),
  ]);
  return Object.fromEntries(written);
}

/** The module of one export, in which named pictures have become imported pictures. */
function writeExport(name: string, value: unknown, shop: Shop): string {
  const files: string[] = [];
  const importOf = ({ picture, shape }: NamedPicture) => {
    const file = fileOf(shop, picture) + (shape ? `?shape=${shape.join('x')}` : '');
    if (!files.includes(file)) files.push(file);
    return `picture${files.indexOf(file)}`;
  };
  const write = (part: unknown): string => {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? 'undefined';
    if (Array.isArray(part)) return `[${part.map(write).join()}]`;
    if (isNamedPicture(part)) return importOf(part);
    const fields = Object.entries(part).filter(([, field]) => field !== undefined);
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${write(field)}`).join()}}`;
  };
  const code = write(value);
  const imports = files.map((file, index) => `import picture${index} from '${file}';`);
  return `${imports.join('\n')}\nexport const ${name} = ${code};`;
}

function isNamedPicture(value: object): value is NamedPicture {
  return 'picture' in value && typeof value.picture === 'string';
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
    const { folder: _folder, alt, facts: _facts, sizes: _sizes, ...others } = product;
    const imageOf = (kind: keyof typeof alt) => {
      const picture = pictures.get(referenceTo(product, kind));
      return picture && { picture, alt: alt[kind] };
    };
    return {
      ...others,
      image: imageOf('primary'),
      secondaryImage: imageOf('secondary'),
    };
  });
  return `export const catalogue = ${JSON.stringify(products)};`;
}

/** What only the page of a product shows, a module for each, and how it is loaded by id. */
function ownModules(shop: Shop): Readonly<Record<'own' | 'product', ModuleExports>> {
  const { products } = shop;
  const all = products.flatMap((product) => {
    const sizes = sizesOf(product, products);
    const isOwn = sizes !== undefined || Object.keys(product.facts).length > 0;
    return isOwn ? [[product.id, { facts: product.facts, sizes }] as const] : [];
  });
  const loaders = all.map(
    ([id]) => `${id}: () => import('#shop/own/p${id}').then((own) => own.p${id})`,
  );
  return {
    own: writeExports(shop, Object.fromEntries(all.map(([id, own]) => [`p${id}`, own]))),
    product: {
      loadOwn: `const own = {${loaders.join(',')}};\nexport const loadOwn = async (id) => own[id]?.();`,
      ...writeExports(shop, {
        ownOf: Object.fromEntries(all),
        hasSizes: products.some(({ sizes }) => sizes),
      }),
    },
  };
}

function coloursOf(theme: ShopContent['theme']) {
  const palette = makePalette(theme);
  const grounds = Object.entries(theme.grounds);
  return {
    paper: palette.paper,
    darkGrounds: grounds.flatMap(([name, colour]) => (isDark(colour, palette) ? [name] : [])),
  };
}

/** The drawings that every page contains. */
function drawingsOf({ folder }: Shop) {
  const read = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const { wordmark } = readWordmark(read('wordmark.svg'));
  return {
    wordmark: wordmark?.drawing ?? '',
    wordmarkBox: wordmark?.box,
    cards: read('cards.svg'),
  };
}
