import type { FoundEntry, SearchEntry, SearchIndex } from '#catalogue/finder.ts';
import { fold, wordsIn } from '#catalogue/fold.ts';
import { fullName } from '#catalogue/product.ts';
import { takesOrders } from '#reader/fields/settings/orders.ts';
import { present } from '#reader/files/present.ts';
import { firstSentence, readMarkdown, readPage } from '#reader/files/markdown.ts';
import { languageOf } from '#reader/messages/languageRecord.ts';
import { readMessages } from '#reader/messages/readMessages.ts';
import { type PageWords, type SearchWords, readSearchWords } from '#reader/messages/searchWords.ts';
import { type ShopProduct, filledCategories } from './products/products.ts';
import type { Shop } from './readShop.ts';

type Rows = readonly string[];

/** What is found by its words, before the build makes these plain. */
type Said = Readonly<
  Record<'names' | 'keywords' | 'about' | 'texts', Rows> & Partial<Record<'warnings' | 'use', Rows>>
> & { readonly entry: FoundEntry };

/**
 * What Search finds a shop's products and pages by (SPEC 16.65): shoppers type the names and keywords of all its
 * languages on the pages of each (SPEC 18.4), and ask in the languages of its country too.
 *
 * @param shop in the language of the pages
 * @param original as its own files are
 */
export function toSearchIndex(shop: Shop, original: Shop): SearchIndex {
  const languages = [shop, original, ...original.translations.values()];
  const spoken = languages.map(({ content }) => languageOf(content.settings.language));
  const ofCountry = Object.keys(shop.country.postcode?.name ?? {});
  const words = readSearchWords([...spoken, ...ofCountry]);
  const products = shop.products
    .filter(({ id, family = id }) => id === family)
    .map((product) => ofProduct(product, shop, languages, words));
  return makeSearchIndex([...products, ...ofPages(shop, words.pages)], words);
}

/** @public Its tests make small ones. Entries by the words that Search compares. */
export function makeSearchIndex(all: readonly Said[], words: SearchWords): SearchIndex {
  const { little, not, behind, prices } = words;
  const foldedIn = (text: string) => wordsIn(text).map(fold);
  const lines = (texts: readonly string[]) =>
    unique(texts.map((text) => foldedIn(text).join(' '))).join('\n');
  const entries = all.map(({ entry, names, keywords, about, texts, warnings = [], use = [] }) => {
    const sentences = texts.flatMap((text) => text.split(/[.,;:!?।()\n]/)).map(foldedIn);
    const said = [...names, ...keywords, ...about, ...use].flatMap(foldedIn);
    const used = new Set([...little, ...not, ...said, ...sentences.flat()]);
    const warned = unique(warnings.flatMap(foldedIn)).filter((word) => !used.has(word));
    return present<SearchEntry>({
      entry,
      names: lines(names),
      keywords: lines(keywords),
      about: lines(about),
      texts: lines(
        sentences.flatMap((words) =>
          // What it is not is found by its words together alone.
          words.some((word) => not.has(word))
            ? words.slice(1).map((word, at) => `${words[at]}${word}`)
            : words.filter((word) => !little.has(word)).join(' '),
        ),
      ),
      warnings: warned.length > 0 ? warned.join(' ') : undefined,
    });
  });
  const joined = (set: ReadonlySet<string>) => [...set].join(' ');
  return { entries, prices, little: joined(little), not: joined(not), behind: joined(behind) };
}

function ofProduct(
  product: ShopProduct,
  { content }: Shop,
  languages: readonly Shop[],
  { not, pages }: SearchWords,
): Said {
  const { id, category, tag, brand, benefits = [], questions = [], facts } = product;
  const { description = '', suitability = '' } = product;
  const sizes = languages.flatMap(({ products }) =>
    products.filter(({ id: own, family = own }) => family === id),
  );
  const all = sizes.filter(({ id: own }) => own === id);
  const choices = sizes.flatMap(({ size = '', asks = [], sku = content.settings.sku, id: own }) => [
    size,
    ...asks.flatMap(({ choices = [] }) => choices.map(({ name }) => name)),
    sku?.replace('{id}', `${own}`) ?? '',
  ]);
  const kind = content.settings.categories?.find(({ slug }) => slug === category)?.name;
  const first = firstSentence(readMarkdown(description).prose, content.settings.language);
  const tagged = tag === 'New' ? pages.new : tag === 'Sale' ? pages.sale : [];
  const isDenied = (answer: string) => not.has(fold(wordsIn(answer)[0] ?? ''));
  return {
    entry: id,
    names: unique(all.map(fullName)),
    keywords: unique([...all.flatMap(({ keywords = [] }) => keywords), ...choices]),
    about: [kind ?? content.settings.category, brand ?? '', first, suitability, ...tagged],
    texts: [
      description.replaceAll(/\]\([^)]*\)/g, ']'),
      ...benefits,
      ...questions.flatMap(({ question, answer }) => (isDenied(answer) ? [] : question)),
      facts.ingredients ?? '',
      facts.material ?? '',
      ...(facts.more ?? []).map(({ text }) => text),
    ],
    warnings: all.flatMap(({ facts: { notFor = '' } }) => notFor),
    use: all.flatMap(({ facts: { howToUse = '', care = '' } }) => [howToUse, care]),
  };
}

/** The parts of help, the pages that shoppers ask for, and those of the owner's own. */
function ofPages({ content, pages, products, folder }: Shop, words: PageWords): Said[] {
  const { help, contact, settings, words: texts } = content;
  const { messages } = readMessages('header', languageOf(settings.language), folder);
  const aPage = (address: string, title: string, keywords: Rows = [], about: Rows = []): Said => {
    return { entry: { address, title }, names: [title], keywords, about, texts: [] };
  };
  const parts = (['returns', 'shipping', 'terms', 'privacy'] as const).filter(
    (part) => part !== 'terms' || help.terms.text,
  );
  return [
    ...filledCategories(settings, products).map(({ slug, name }) =>
      aPage(`/products/category/${slug}`, name),
    ),
    aPage('/sales', texts.salesPage.title, words.sale),
    ...parts.map((part) => aPage(`/help#${part}`, help[part].title, words[part])),
    aPage('/contact', contact.page.title, words.contact, [contact.heading]),
    ...(takesOrders(settings)
      ? [aPage('/orders', messages['yourOrders'] as string, words.orders)]
      : []),
    ...pages.map(({ slug, title, text }) => {
      const headings = readPage(text).parts.flatMap((part) =>
        part.type === 'heading' ? [part.title] : [],
      );
      return aPage(`/${slug}`, title, [], headings);
    }),
  ];
}

function unique(texts: Rows): Rows {
  return [...new Set(texts)];
}
