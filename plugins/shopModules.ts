import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Picture } from '#catalogue/picture.ts';
import { inParallel } from './inParallel.ts';
import type { DescribePicture } from './pictures.ts';
import { isDark, makePalette } from '#shop-data/look/colours.ts';
import { readPriceFormat } from '#shop-data/read/priceFormat.ts';
import { toCatalogue, toDetails } from '#shop-data/read/products/appProducts.ts';
import { filledCategories } from '#shop-data/read/products/readProducts.ts';
import { countryOf, phoneFormOf } from '#shop-data/fields/kinds/phone.ts';
import type { Shop } from '#shop-data/read/readShop.ts';
import type { NamedPicture } from '#shop-data/fields/kinds/fieldTypes.ts';
import { type ShopContent, schemas } from '#shop-data/fields/schema.ts';
import type { Settings } from '#shop-data/fields/settings/settings.ts';
import { readDrawing, writeDrawing } from '#shop-data/look/drawing.ts';
import { readPage } from '#shop-data/read/markdown.ts';
import { toWordmark } from '#shop-data/look/wordmark.ts';

function fileOf({ folder, pictures }: Shop, reference: string): string {
  return resolve(folder, pictures.get(reference) ?? '');
}

/** The modules of a shop by name, each of which is written when it is asked for. */
const modules: Readonly<
  Record<string, (shop: Shop, describe: DescribePicture) => string | Promise<string>>
> = {
  home: writeFile('home'),
  about: writeFile('about'),
  contact: writeFile('contact'),
  help: writeFile('help'),
  words: writeFile('words'),
  settings: (shop) => writeExports(shop, settingsOf(shop)),
  policies: (shop) => writeExports(shop, { policies: shop.content.policies }),
  products: writeCatalogue,
  // All that the page's own script knows of products.
  stocks: ({ products }) => {
    const stocks = products.map(({ id, stock }) => [String(id), { stock }]);
    return `export const stocks = new Map(${JSON.stringify(stocks)});`;
  },
  details: (shop) =>
    writeLoader(
      'details',
      shop.products.map(({ id }) => String(id)),
    ),
  // Modules of their own, so that only the pages that show them load them.
  seller: (shop) => writeExports(shop, { seller: shop.content.settings.seller }),
  attributes: (shop) => writeExports(shop, { attributes: shop.content.settings.attributes ?? [] }),
  categories: (shop) => {
    const { settings } = shop.content;
    const described = filledCategories(settings, shop.products);
    const descriptions = described.map(({ slug, description }) => [slug, description]);
    return `export const descriptions = new Map(${JSON.stringify(descriptions)});`;
  },
  'seller-line': (shop) => {
    const { name, address } = shop.content.settings.seller ?? {};
    return writeExports(shop, { sellerLine: name && `${name}, ${address}` });
  },
  page: (shop) => writeLoader('page', slugsOf(shop)),
  pages: ({ pages }) => {
    const heads = pages.map(({ slug, title, description }) => [slug, { title, description }]);
    return `export const pages = new Map(${JSON.stringify(heads)});`;
  },
  theme: (shop) => writeExports(shop, coloursOf(shop.content.theme)),
  files: (shop) => writeExports(shop, drawingsOf(shop)),
};

/** The code of a module of the shop; nothing for an unknown name. */
export async function writeModule(
  name: string,
  shop: Shop,
  describe: DescribePicture,
): Promise<string | undefined> {
  const product = shop.products.find(({ id }) => name === `details-${id}`);
  if (product) return writeExports(shop, { details: toDetails(product, shop) });
  const page = shop.pages.find(({ slug }) => name === `page-${slug}`);
  if (page) {
    const { text, untranslated } = page;
    return writeExports(shop, { page: { parts: readPage(text).parts, untranslated } });
  }
  return modules[name]?.(shop, describe);
}

/** An export for each field at the top of a file, also for those that its owner has left out. */
function writeFile(file: keyof ShopContent) {
  return (shop: Shop) => writeExports(shop, withLeftOut(file, shop.content[file]));
}

function withLeftOut(file: keyof ShopContent, content: object): object {
  const leftOut = Object.keys(schemas[file].shape).map((name) => [name, undefined] as const);
  return { ...Object.fromEntries(leftOut), ...content };
}

function settingsOf({ content: { settings }, products, pages }: Shop): object {
  const linksIn = (place: 'menu' | 'footer') =>
    pages
      .filter((page) => page.in === place)
      .map(({ title, slug }) => ({ label: title, to: `/${slug}` }));
  return {
    ...withLeftOut('settings', settings),
    menu: [...settings.menu, ...linksIn('menu')],
    helpLinks: [...settings.helpLinks, ...linksIn('footer')],
    // An empty list where there are none, so that no code asks twice.
    categories: filledCategories(settings, products).map(({ slug, name }) => ({ slug, name })),
    priceFormat: readPriceFormat(settings.currency),
    ...buyerOf(settings),
  };
}

/** What the checkout asks of a buyer: by the shop's country, if its owner does not say it (SPEC 15.11). */
function buyerOf(settings: Settings) {
  const country = countryOf(settings);
  const asks = ['phone', ...(country === 'IN' ? ['landmark'] : []), 'city', 'note'];
  return { country, phoneForm: phoneFormOf(country), asks: settings.orders?.asks ?? asks };
}

/** A module of these exports, in which named pictures are imported. */
function writeExports(shop: Shop, values: object): string {
  const files: string[] = [];
  const importOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return `file${files.indexOf(file)}`;
  };
  const write = (part: unknown): string => {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? 'undefined';
    if (Array.isArray(part)) return `[${part.map(write).join()}]`;
    if (isNamedPicture(part)) {
      const { picture, shape, fit } = part;
      const place =
        shape && `?shape=${shape.join('x')}${fit ? `&fit=${encodeURIComponent(fit)}` : ''}`;
      return importOf(fileOf(shop, picture) + (place ?? ''));
    }
    const fields = Object.entries(part).filter(([, field]) => field !== undefined);
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${write(field)}`).join()}}`;
  };
  const exported = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${write(value)};`,
  );
  const imports = files.map((file, index) => `import file${index} from '${file}';`);
  return [...imports, ...exported].join('\n');
}

function isNamedPicture(value: object): value is NamedPicture {
  return 'picture' in value && typeof value.picture === 'string';
}

/** With the pictures inside: a module for each would be two hundred in a shop of a hundred products. */
async function writeCatalogue(shop: Shop, describe: DescribePicture): Promise<string> {
  const { catalogue, listed } = toCatalogue(shop);
  const pictures = new Map<string, Picture>();
  const named = catalogue.flatMap(({ image, secondaryImage = image }) => [image, secondaryImage]);
  await inParallel(
    [...new Map(named.map((each) => [each.picture, each])).values()],
    async (each) => {
      pictures.set(each.picture, await describe(fileOf(shop, each.picture), each));
    },
  );
  const products = JSON.stringify(catalogue, (_, value: unknown) =>
    typeof value === 'object' && value !== null && isNamedPicture(value)
      ? pictures.get(value.picture)
      : value,
  );
  const entries = listed.map(({ index, sizes }) =>
    sizes ? `{...catalogue[${index}],...${JSON.stringify(sizes)}}` : `catalogue[${index}]`,
  );
  const hasSizes = listed.some(({ sizes }) => sizes);
  return `export const catalogue = ${products};
export const listed = ${hasSizes ? `[${entries.join()}]` : 'catalogue'};`;
}

/** The ends of the addresses of the owner's own pages. */
export function slugsOf({ pages }: Shop): readonly string[] {
  return pages.map(({ slug }) => slug);
}

/** A function that loads what only one page needs, such as `loadDetails` of `#shop/details-5`. */
function writeLoader(name: 'details' | 'page', ids: readonly string[]): string {
  const loaders = ids.map((id) => `'${id}': () => import('#shop/${name}-${id}')`);
  // Without a prototype, since the id comes from the address.
  return `const loaders = { __proto__: null, ${loaders.join(', ')} };
export const load${name === 'page' ? 'Page' : 'Details'} = async (id) => (await loaders[id]?.())?.${name};`;
}

function coloursOf(theme: ShopContent['theme']) {
  const palette = makePalette(theme);
  const grounds = Object.entries(theme.grounds);
  return {
    paper: palette.paper,
    darkGrounds: grounds.flatMap(([name, colour]) => (isDark(colour, palette) ? [name] : [])),
  };
}

/** The drawings that every page contains; the check of the shop has read them too. */
function drawingsOf({ folder }: Shop) {
  const read = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readDrawing(readFileSync(file, 'utf8')).drawing : undefined;
  };
  const [name, cards] = ['wordmark.svg', 'cards.svg'].map(read);
  const wordmark = name && toWordmark(name);
  return {
    wordmark: wordmark?.drawing ?? '',
    wordmarkBox: wordmark?.box,
    cards: cards ? writeDrawing(cards) : '',
  };
}
