import type { Address } from '#address/screens.ts';
import { maxShortList } from '#catalogue/readList.ts';
import { dayOf } from '#ordering/day.ts';
import { isDark, makePalette } from '#reader/look/colours.ts';
import type { Language } from '#address/language.ts';
import { latinDigits } from '#reader/messages/languageRecord.ts';
import { type ShopContent, type WithPictures, schemas } from '#reader/fields/schema.ts';
import { settings } from '#reader/fields/settings/settings.ts';
import { readMarkdown, readPage } from '#reader/files/markdown.ts';
import type { Shop } from '#reader/read/readShop.ts';
import { addedTaxOf, placeOf } from '#reader/read/readCountry.ts';
import { readPriceFormat } from '#reader/read/priceFormat.ts';
import { toCatalogue, toDetails } from '#reader/read/products/appProducts.ts';
import { findFilters } from '#reader/read/products/filters.ts';
import { filledCategories } from '#reader/read/products/products.ts';
import { toSearchIndex } from '#reader/read/searchEntries.ts';
import { asksOf, timeZoneOf, toAsk } from '#reader/read/asks.ts';
import { entryKeyOf } from '#ordering/payments.ts';
import { namedCountries, zonesBy, zonesOf } from '#reader/read/zones.ts';

/** What modules are made of. */
export type Source = {
  /** The shop in the language of the bundle, and as its own files are. */
  readonly shop: Shop;
  readonly original: Shop;
  readonly language: Language;
  readonly languages: readonly Language[];
};

/** What the app gets of a shop: what each module `#shop/…` exports. Pictures are described where it is written. */
export const appModules = {
  settings: settingsOf,
  home: (source) => contentOf('home', source),
  about: (source) => {
    const about = contentOf('about', source);
    return { ...about, page: noted(about.page, '/about', source) };
  },
  contact: (source) => contentOf('contact', source),
  help: (source) => {
    const { page, returns, terms, privacy, ...others } = contentOf('help', source);
    return {
      ...others,
      page: noted(page, '/help', source),
      returns: toProse(returns, source),
      terms: toProse(terms, source),
      privacy: toProse(privacy, source),
    };
  },
  words: (source) => contentOf('words', source),
  products: ({ shop, original }) => ({
    ...toCatalogue(shop, original, shown),
    filters: countListed(shop) > maxShortList ? findFilters(shop, original) : undefined,
    /** All that the page's own script knows of products. */
    stocks: new Map(
      shop.products.map(({ id, stock }) => [`${id}`, stock === undefined ? {} : { stock }]),
    ),
  }),
  details: ({ shop }) => ({
    detailsOf: Object.fromEntries(
      shop.products.map((product) => [
        product.id,
        async () => ({ details: toDetails(product, shop, shown) }),
      ]),
    ),
  }),
  parts: partsOf,
  search: ({ shop, original }) => ({ index: toSearchIndex(shop, original) }),
  page: ({ shop }) => ({
    pageOf: Object.fromEntries(
      shop.pages.map(({ slug, text, untranslated }) => [
        slug,
        async () => {
          const { parts } = shown(readPage(text, shop.gone));
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
      ({ key }) => named.find((own) => entryKeyOf(own) === key) ?? [],
    );
    const shown = { orders: shop.content.settings.orders, regions: { name: '', list } };
    const placeIn = (country: typeof shop.country, isAbroad: boolean) =>
      placeOf(country, shown, codesOf(source), isAbroad);
    const abroad = shop.abroad.map((country) => placeIn(country, true));
    return { places: [placeIn(shop.country, false), ...abroad] as const };
  },
} satisfies Readonly<Record<string, (source: Source) => object>>;

/** @public The types of the modules, which app/shop hands on. */
export type AppModules = {
  readonly [Name in keyof typeof appModules]: ReturnType<(typeof appModules)[Name]>;
};

/** The language of the bundle, then the shop's first one. */
const codesOf = ({ language, languages: [first] }: Source) =>
  [language, first].flatMap((each) => each?.code ?? []);

/** The states or regions with their keys: in the owner's order, and in that of the letters of a further language. */
function regionsOf({ shop, language }: Source) {
  const { list: own = [] } = shop.content.settings.regions ?? {};
  const list = own.map((region) => ({ key: entryKeyOf(region), name: region.name }));
  const { compare } = new Intl.Collator(language.tag);
  return language.path === '' ? list : list.toSorted((one, other) => compare(one.name, other.name));
}

/** What a file says, also the fields that its owner has left out. */
const contentOf = <File extends keyof ShopContent>(file: File, { shop }: Source) =>
  shown({ ...leftOut(file), ...shop.content[file] });

/** What the app has of this: pictures in place of their names. */
const shown = <Content>(content: Content) => content as unknown as WithPictures<Content>;

/** A page whose texts are all in its file, with a note where it is not translated. */
const noted = <Page extends object>(page: Page, path: string, { shop }: Source) => ({
  ...page,
  ...(shop.untranslated.includes(path) && { untranslated: true }),
});

const toProse = <Part extends { text?: string | undefined }>(part: Part, { shop }: Source) => ({
  ...part,
  text: part.text === undefined ? undefined : readMarkdown(part.text, shop.gone).prose,
});

/** The fields of a file without values, so that one that its owner has left out is exported too. */
function leftOut(file: keyof ShopContent): object {
  const { shape } = { ...schemas, settings }[file];
  return Object.fromEntries(Object.keys(shape).map((name) => [name, undefined]));
}

/** How many products the list of all has, where one in several sizes is one. */
const countListed = ({ products }: Shop) => new Set(products.map(({ folder }) => folder)).size;

function partsOf({ shop }: Source) {
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

function settingsOf(source: Source) {
  const { shop, original, language } = source;
  const { products, pages, country, wordmark } = shop;
  const { settings } = shop.content;
  const first = original.content.settings;
  const categories = filledCategories(settings, products);
  const linksIn = (place: 'menu' | 'footer') =>
    pages
      .filter((page) => page.in === place)
      .map(({ title, slug }) => ({ label: title, to: `/${slug}` as Address }));
  const { asks } = settings.orders ?? {};
  const ownFields = (asks ?? []).flatMap(({ name, digits, ...asked }) => {
    if (name === undefined) return [];
    const ask = toAsk({ ...asked, name });
    return { ...ask, field: `own:${ask.key}` as const, digits };
  });
  return {
    ...leftOut('settings'),
    ...settings,
    description: settings.description || settings.name,
    copyright: settings.copyright || `© ${settings.name}`,
    language: latinDigits(settings.language),
    menu: [...settings.menu, ...linksIn('menu')],
    helpLinks: [...settings.helpLinks, ...linksIn('footer')],
    categories:
      categories.length > 0 ? categories.map(({ slug, name }) => ({ slug, name })) : undefined,
    priceFormat: readPriceFormat(settings.currency, language.tag, first.language),
    regions: { name: settings.regions?.name ?? '', list: regionsOf(source) },
    zones: zonesOf(settings, first),
    zonesBy: zonesBy(settings, country),
    categoryDescriptions: new Map(categories.map(({ slug, description }) => [slug, description])),
    pages: new Map(pages.map(({ slug, title, description }) => [slug, { title, description }])),
    pageSlugs: pages.map(({ slug }) => slug),
    ...coloursOf(shop.content.theme),
    wordmarkRatio: wordmark,
    countries: namedCountries(settings),
    postcodeName: placeOf(country, settings, codesOf(source)).postcode.name,
    country: country.code,
    timeZone: timeZoneOf(shop),
    closedLines: closedLinesOf(settings),
    addedTax: addedTaxOf(country, settings),
    policies: shop.content.policies,
    sellerLine: settings.seller && `${settings.seller.name}, ${settings.seller.address}`,
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

function coloursOf(theme: ShopContent['theme']) {
  const palette = makePalette(theme);
  const grounds = Object.entries(theme.grounds);
  return {
    paper: palette.paper,
    darkGrounds: grounds.flatMap(([name, colour]) => (isDark(colour, palette) ? [name] : [])),
  };
}
