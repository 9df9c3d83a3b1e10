import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { join, relative, resolve } from 'node:path';
import { type Plugin, normalizePath } from 'vite';
import type { Address } from '#address/screens.ts';
import type { Picture } from '#catalogue/picture.ts';
import { maxShortList } from '#catalogue/readList.ts';
import { dayOf } from '#ordering/day.ts';
import { inParallel } from '#builder/pictures/inParallel.ts';
import type { DescribePicture } from '#builder/pictures/pictures.ts';
import { isDark, makePalette } from '#reader/look/colours.ts';
import type { Shop } from '#reader/read/makeShop.ts';
import { currentShop } from '#reader/read/readShop.ts';
import type { Language } from '#address/language.ts';
import { currentLanguage, readLanguages } from '#reader/read/languages.ts';
import { latinDigits } from '#reader/messages/languageRecord.ts';
import { addedTaxOf, placeOf } from '#reader/read/readCountry.ts';
import { readPriceFormat } from '#reader/read/priceFormat.ts';
import { toCatalogue, toDetails } from '#reader/read/products/appProducts.ts';
import { findFilters } from '#reader/read/products/filters.ts';
import { filledCategories } from '#reader/read/products/makeProducts.ts';
import type { NamedPicture } from '#reader/kinds/fieldTypes.ts';
import { type ShopContent, type WithPictures, schemas } from '#reader/fields/schema.ts';
import { settings } from '#reader/fields/settings/settings.ts';
import { customCss, layerOf } from '#reader/look/customCss.ts';
import { writeThemeCss } from '#reader/look/themeCss.ts';
import { wordmarkFile } from '#reader/read/drawings.ts';
import { readMarkdown, readPage } from '#reader/files/markdown.ts';
import { toSearchIndex } from '#reader/read/searchEntries.ts';
import { asksOf, timeZoneOf, toAsk } from '#reader/read/asks.ts';
import { hasZones, keyOf, namedCountries, zonesBy, zonesOf } from '#reader/read/zones.ts';

/** What each module exports: its file in app/shop says it, so that what is made here is of that type. */
type ShopModules = {
  readonly settings: typeof import('#shop/settings');
  readonly home: typeof import('#shop/home');
  readonly about: typeof import('#shop/about');
  readonly contact: typeof import('#shop/contact');
  readonly help: typeof import('#shop/help');
  readonly words: typeof import('#shop/words');
  readonly policies: typeof import('#shop/policies');
  readonly products: typeof import('#shop/products');
  readonly details: typeof import('#shop/details');
  readonly stocks: typeof import('#shop/stocks');
  readonly filters: typeof import('#shop/filters');
  readonly parts: typeof import('#shop/parts');
  readonly categories: typeof import('#shop/categories');
  readonly seller: typeof import('#shop/seller');
  readonly 'seller-line': typeof import('#shop/seller-line');
  readonly pages: typeof import('#shop/pages');
  readonly search: typeof import('#shop/search');
  readonly page: typeof import('#shop/page');
  readonly languages: typeof import('#shop/languages');
  readonly places: typeof import('#shop/places');
  readonly theme: typeof import('#shop/theme');
};

/** What modules are made of. */
type Source = {
  /** The shop in the language of the bundle, and as its own files are. */
  readonly shop: Shop;
  readonly original: Shop;
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly describe: DescribePicture;
};

const modules: {
  readonly [Name in keyof ShopModules]: (
    source: Source,
  ) => ShopModules[Name] | Promise<ShopModules[Name]>;
} = {
  settings: settingsOf,
  home: (source) => contentOf('home', source),
  about: async (source) => withLanguage('/about', await contentOf('about', source), source),
  contact: (source) => contentOf('contact', source),
  help: async (source) => {
    const { returns, terms, privacy, ...others } = await contentOf('help', source);
    return {
      ...withLanguage('/help', others, source),
      returns: toProse(returns),
      terms: toProse(terms),
      privacy: toProse(privacy),
    };
  },
  words: (source) => contentOf('words', source),
  policies: ({ shop }) => ({ policies: shop.content.policies }),
  products: async ({ shop, original, describe }) => {
    const named = shop.products.flatMap(({ images }) => images);
    return toCatalogue(shop, original, await describeAll(named, shop, describe));
  },
  details: ({ shop, describe }) => ({
    detailsOf: Object.fromEntries(
      shop.products.map((product) => [
        product.id,
        async () => {
          const sizes = shop.products.filter(({ folder }) => folder === product.folder);
          const further = (product.morePictures ?? []).map(({ picture }) => picture);
          const named = [...sizes.flatMap(({ images }) => images), ...further];
          const pictureOf = await describeAll(named, shop, describe);
          return { details: toDetails(product, shop, pictureOf) };
        },
      ]),
    ),
  }),
  // All that the page's own script knows of products.
  stocks: ({ shop }) => ({
    stocks: new Map(
      shop.products.map(({ id, stock }) => [`${id}`, stock === undefined ? {} : { stock }]),
    ),
  }),
  // Modules of their own, so that only the pages that show them load them.
  filters: ({ shop, original }) => ({
    filters: countListed(shop) > maxShortList ? findFilters(shop, original) : undefined,
  }),
  categories: ({ shop }) => {
    const filled = filledCategories(shop.content.settings, shop.products);
    return {
      descriptions: new Map(filled.map(({ slug, description }) => [slug, description])),
    };
  },
  parts: partsOf,
  seller: ({ shop }) => ({ seller: shop.content.settings.seller }),
  'seller-line': ({ shop }) => {
    const { name, address } = shop.content.settings.seller ?? {};
    return { sellerLine: name && `${name}, ${address}` };
  },
  pages: ({ shop }) => ({
    pages: new Map(
      shop.pages.map(({ slug, title, description }) => [slug, { title, description }]),
    ),
  }),
  search: ({ shop, original }) => ({ index: toSearchIndex(shop, original) }),
  page: (source) => ({
    pageOf: Object.fromEntries(
      source.shop.pages.map(({ slug, text, untranslated }) => [
        slug,
        async () => {
          const { parts } = await withPictures(readPage(text), source);
          return { page: { parts, ...(untranslated && { untranslated }) } };
        },
      ]),
    ),
  }),
  languages: ({ original, language, languages }) => ({
    allLanguages: languages,
    ownLanguage: language,
    untranslated: Object.fromEntries(
      Array.from(original.translations, ([code, { untranslated }]) => [code, untranslated]),
    ),
    otherLanguages: languages.filter((other) => other !== language),
  }),
  places: (source) => {
    const { shop, original } = source;
    // By the names of the first language, in the order in which they are shown.
    const named = original.content.settings.regions?.list ?? [];
    const list = regionsOf(source).flatMap(
      ({ key }) => named.find((own) => keyOf(own) === key) ?? [],
    );
    const shown = { orders: shop.content.settings.orders, regions: { name: '', list } };
    const placeIn = (country: typeof shop.country, isAbroad: boolean) =>
      placeOf(country, shown, codesOf(source), isAbroad);
    const abroad = shop.abroad.map((country) => placeIn(country, true));
    return { places: [placeIn(shop.country, false), ...abroad] };
  },
  theme: ({ shop }) => coloursOf(shop.content.theme),
};

/** The language of the bundle, then the shop's first one. */
const codesOf = ({ language, languages: [first] }: Source) =>
  [language, first].flatMap((each) => each?.code ?? []);

/** The states or regions with their keys: in the owner's order, and in that of the letters of a further language. */
function regionsOf({ shop, language }: Source): ShopModules['settings']['regions']['list'] {
  const list = (shop.content.settings.regions?.list ?? []).map((region) => ({
    key: keyOf(region),
    name: region.name,
  }));
  const { compare } = new Intl.Collator(language.tag);
  return language.path === '' ? list : list.toSorted((one, other) => compare(one.name, other.name));
}

/** Before the names of the modules, as the bundler knows them. */
export const prefix = '\0shop/';

/**
 * Gives the bundler the modules that app/shop describes, each made of the shop when it is asked for. What is
 * loaded for one page alone is a module too, such as `#shop/details-5`. The bundler drops what nobody imports.
 */
export function shopModules(): Plugin {
  return {
    name: 'shop-modules',
    enforce: 'pre',

    resolveId: {
      filter: { id: /^#shop\// },
      handler: (source) => prefix + source.slice('#shop/'.length),
    },

    load: {
      filter: { id: /^\0shop\// },
      async handler(id) {
        const name = id.slice(prefix.length);
        const languages = await readLanguages();
        const language = currentLanguage(languages);
        const shop = await currentShop(language.code);
        const { theme, settings } = shop.content;
        if (name === 'theme.css') {
          const others = languages.map(({ tag }) => tag);
          const themed = writeThemeCss(theme, language.tag, settings.name, others);
          return themed + writeShape(shop) + writeWordmark(shop) + writeCustomCss(shop);
        }
        const { light: ground } = makePalette(theme).plate;
        const describe: DescribePicture = (file, place) =>
          describerOf(this.environment.plugins)(file, { ...place, ground });
        const original = await currentShop();
        const code = await writeModule(name, { shop, original, language, languages, describe });
        if (code === undefined) throw new Error(`There is no module #shop/${name}.`);
        return { code, moduleSideEffects: false };
      },
    },
  };
}

function describerOf(plugins: readonly Plugin[]): DescribePicture {
  const found = plugins.find(({ name }) => name === 'pictures') as Plugin<DescribePicture>;
  if (!found?.api) throw new Error('The shop needs the plugin of the pictures.');
  return found.api;
}

/** The code of a module; nothing for an unknown name. */
async function writeModule(name: string, source: Source): Promise<string | undefined> {
  const [, list, key = ''] = /^(details|page)-(.+)$/.exec(name) ?? [];
  if (list === 'details')
    return writeExports(name, await (await modules.details(source)).detailsOf[key]?.());
  if (list === 'page')
    return writeExports(name, await (await modules.page(source)).pageOf[key]?.());
  if (name === 'products') return writeProducts(await modules.products(source));
  if (name in modules) return writeExports(name, await modules[name as keyof ShopModules](source));
  return undefined;
}

function writeExports(module: string, values: object | undefined): string | undefined {
  const exported = Object.entries(values ?? {}).map(
    ([name, value]: [string, object | undefined]) =>
      `export const ${name} = ${write(value, module)};`,
  );
  return values && exported.join('\n');
}

function write(value: object | undefined, module: string): string {
  if (value instanceof Map) return `new Map(${JSON.stringify([...value])})`;
  if (module !== 'details' && module !== 'page') return JSON.stringify(value) ?? 'undefined';
  const loaders = Object.keys(value ?? {}).map(
    (name) => `'${name}': () => import('#shop/${module}-${name}')`,
  );
  // Without a prototype, since the name comes from an address.
  return `{ __proto__: null, ${loaders.join(', ')} }`;
}

/** Each product is written once where none has sizes. */
function writeProducts({ catalogue, listed }: ShopModules['products']): string {
  const isSame = isDeepStrictEqual(listed, catalogue);
  return `export const catalogue = ${JSON.stringify(catalogue)};
export const listed = ${isSame ? 'catalogue' : JSON.stringify(listed)};`;
}

/** What a file says, also the fields that its owner has left out, with pictures in place of their names. */
async function contentOf<File extends keyof ShopContent>(
  file: File,
  source: Source,
): Promise<WithPictures<Whole<ShopContent[File]>>> {
  return withPictures(withLeftOut(file, source.shop.content[file]), source);
}

/** Notes that a page whose texts are all in its file is not translated. */
function withLanguage<Content extends { readonly page: object }>(
  path: string,
  content: Content,
  { shop }: Source,
): Content {
  const { page } = content;
  return shop.untranslated.includes(path)
    ? { ...content, page: { ...page, untranslated: true } }
    : content;
}

const toProse = <Part extends { readonly text?: string | undefined }>(part: Part) => ({
  ...part,
  text: part.text === undefined ? undefined : readMarkdown(part.text).prose,
});

/** With each field, also one that its owner has left out. */
type Whole<Content> = { readonly [Field in keyof Required<Content>]: Content[Field] };

function withLeftOut<File extends keyof ShopContent>(
  file: File,
  content: ShopContent[File],
): Whole<ShopContent[File]> {
  const { shape } = { ...schemas, settings }[file];
  const leftOut = Object.keys(shape).map((name) => [name, undefined] as const);
  return { ...Object.fromEntries(leftOut), ...content };
}

async function withPictures<Content>(
  content: Content,
  { shop, describe }: Source,
): Promise<WithPictures<Content>> {
  const visit = async (part: unknown): Promise<unknown> => {
    if (typeof part !== 'object' || part === null) return part;
    if (isNamedPicture(part)) return (await describeAll([part], shop, describe))(part);
    if (Array.isArray(part)) return Promise.all(part.map(visit));
    const fields = Object.entries(part).map(async ([name, field]) => [name, await visit(field)]);
    return Object.fromEntries(await Promise.all(fields));
  };
  return (await visit(content)) as WithPictures<Content>;
}

function isNamedPicture(value: object): value is NamedPicture {
  return 'picture' in value && typeof value.picture === 'string';
}

/** Has these pictures described, and finds each of them. */
async function describeAll(
  named: readonly NamedPicture[],
  { folder, pictures }: Shop,
  describe: DescribePicture,
): Promise<(picture: NamedPicture) => Picture> {
  const placeOfPicture = ({ picture, shape, fit }: NamedPicture) => [picture, shape, fit].join();
  const described = new Map<string, Picture>();
  const each = new Map(named.map((picture) => [placeOfPicture(picture), picture]));
  await inParallel([...each], async ([key, picture]) => {
    const file = resolve(folder, pictures.get(picture.picture) ?? '');
    described.set(key, await describe(file, picture));
  });
  return (picture) => described.get(placeOfPicture(picture)) as Picture;
}

/** How many products the list of all has, where one in several sizes is one. */
function countListed({ products }: Shop): number {
  return new Set(products.map(({ folder }) => folder)).size;
}

function partsOf({ shop }: Source): ShopModules['parts'] {
  const { content, products } = shop;
  return {
    sizes: products.some(({ family }) => family !== undefined),
    asking:
      products.some((product) => asksOf(product, content.settings)) ||
      (content.settings.orders?.asks ?? []).some(({ kind, choices }) => kind ?? choices),
    food: products.some(({ facts }) => (facts.diet ?? facts.allergens) !== undefined),
    opensSoon: products.length === 0,
    isSingle: countListed(shop) === 1,
    unitPrices: content.settings.unitPrices !== undefined,
    signUp: content.words.signUp !== undefined,
    letters: content.words.letters !== undefined,
  };
}

function settingsOf(source: Source): ShopModules['settings'] {
  const { shop, original, language } = source;
  const {
    content: { settings },
    products,
    pages,
    country,
    wordmark,
  } = shop;
  const categories = filledCategories(settings, products);
  const linksIn = (place: 'menu' | 'footer') =>
    pages
      .filter((page) => page.in === place)
      .map(({ title, slug }) => ({ label: title, to: `/${slug}` as Address }));
  const asks = settings.orders?.asks?.map((asked, index) => ({
    ...asked,
    key: original.content.settings.orders?.asks?.[index]?.name ?? '',
  }));
  const ownFields = (asks ?? []).flatMap(({ name, digits, ...asked }) =>
    name === undefined
      ? []
      : { ...toAsk({ ...asked, name }), field: `own:${asked.key}` as const, digits },
  );
  return {
    ...withLeftOut('settings', settings),
    description: settings.description || settings.name,
    copyright: settings.copyright || `© ${settings.name}`,
    language: latinDigits(settings.language),
    menu: [...settings.menu, ...linksIn('menu')],
    helpLinks: [...settings.helpLinks, ...linksIn('footer')],
    categories:
      categories.length > 0 ? categories.map(({ slug, name }) => ({ slug, name })) : undefined,
    priceFormat: readPriceFormat(
      settings.currency,
      language.tag,
      original.content.settings.language,
    ),
    regions: { name: settings.regions?.name ?? '', list: regionsOf(source) },
    zones: zonesOf(settings, original.content.settings),
    zonesBy: hasZones(settings) ? zonesBy(settings, country) : undefined,
    pageSlugs: pages.map(({ slug }) => slug),
    wordmarkRatio: wordmark,
    countries: namedCountries(settings),
    postcodeName: placeOf(country, settings, codesOf(source)).postcode.name,
    country: country.code,
    timeZone: timeZoneOf(shop),
    closedLines: closedLinesOf(settings),
    addedTax: addedTaxOf(country, settings),
    // By the shop's country, if its owner does not say it (SPEC 15.11).
    asks: asks?.flatMap(({ field }) => field ?? []) ?? country.asks ?? ['phone', 'city', 'note'],
    ownFields,
    dayField: ownFields.find(({ kind }) => kind === 'date'),
  };
}

/** The holidays that are not over and have a line, the next one first. */
function closedLinesOf({ calendar }: Shop['content']['settings']) {
  const today = dayOf(Date.now());
  const [first, ...others] = (calendar?.closed ?? [])
    .filter(({ text, from, to = from }) => text !== undefined && today <= to)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return first && ([first, ...others] as const);
}

function coloursOf(theme: ShopContent['theme']): ShopModules['theme'] {
  const palette = makePalette(theme);
  const grounds = Object.entries(theme.grounds);
  return {
    paper: palette.paper,
    darkGrounds: grounds.flatMap(([name, colour]) => (isDark(colour, palette) ? [name] : [])),
  };
}

/** Of the places of products' photos; where it is not the usual tall one, no layout for that cuts them. */
function writeShape({ photoShape }: Shop): string {
  const shape = photoShape.join(' / ');
  const asIs = shape === '4 / 5' ? '' : ' --as-is: auto; --gallery: 624px;';
  return `@layer tokens { :root { --shape: ${shape};${asIs} } }\n`;
}

/** The drawn name, for app/features/shared/Wordmark.module.css; the bundler knows addresses from its own folder on. */
function writeWordmark({ folder, wordmark }: Shop): string {
  const file = normalizePath(relative('', join(folder, wordmarkFile)));
  return wordmark === undefined
    ? ''
    : `@layer tokens { :root { --wordmark: url('/${file}'); --wordmark-ratio: ${wordmark}; } }`;
}

function writeCustomCss({ folder }: Shop): string {
  const file = join(folder, customCss);
  const at = `/${normalizePath(relative('', folder))}`;
  return existsSync(file) ? layerOf(readFileSync(file, 'utf8'), at) : '';
}
