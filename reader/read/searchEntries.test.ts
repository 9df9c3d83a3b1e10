import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { SearchIndex } from '#catalogue/finder.ts';
import { aProduct } from '#catalogue/product.testing.ts';
import type { Product } from '#catalogue/product.ts';
import { makeSearch } from '#catalogue/searchProducts.ts';
import { readSearchWords } from '#reader/messages/searchWords.ts';
import { toCatalogue } from './products/appProducts.ts';
import { readShop } from './readShop.ts';
import { readSmallShop } from './smallShop.testing.ts';
import { makeSearchIndex, toSearchIndex } from './searchEntries.ts';
import { filesOf } from '#reader/files/shopFiles.ts';

type Rows = readonly string[];
type SmallShop = {
  readonly products: readonly (Pick<Product, 'name' | 'price'> & { readonly keywords: Rows })[];
  readonly words6: Rows;
  readonly own: Rows;
  readonly nothing: string;
};
type Data = {
  readonly beau: Readonly<Record<string, Rows>>;
  readonly nothing: string;
  readonly warnings: Rows;
  readonly pages: Readonly<Record<string, string>>;
  readonly marathi: SmallShop;
  readonly portuguese: SmallShop;
};

const file = new URL('searchQueries.testing.yaml', import.meta.url);
const data = parse(readFileSync(file, 'utf8')) as Data;

const { shop: beau } = await readShop(filesOf('shop'));
if (!beau) throw new Error('The shop has mistakes.');

/** What a text finds on the pages of BEAU in a language. */
async function searchOf(language: string) {
  const shop = beau?.translations.get(language) ?? beau;
  if (!shop || !beau) throw new Error('There is no shop.');
  const { listed } = toCatalogue(shop, beau, () => aProduct().image);
  return resultsOf(listed, toSearchIndex(shop, beau));
}

/** What a text finds in a small shop, which has names and keywords alone. */
async function searchIn({ products }: SmallShop, languages: readonly string[]) {
  const entries = products.map(({ name, keywords }, at) => {
    const others = { about: [], texts: [] };
    return { entry: at + 1, names: [name], keywords, ...others };
  });
  const listed = products.map(({ name, price }, at) =>
    aProduct({ id: at + 1, name, price: price * 100 }),
  );
  return resultsOf(listed, makeSearchIndex(entries, readSearchWords(languages)));
}

async function resultsOf(listed: readonly Product[], index: SearchIndex) {
  const search = await makeSearch(index);
  return (text: string) => {
    const { named, more, pages } = search(listed, text);
    return {
      ids: [...named, ...more].map(({ id }) => id),
      pages: pages.map(({ address }) => address),
    };
  };
}

type Results = Awaited<ReturnType<typeof resultsOf>>;

const read = (rows: Rows) =>
  rows.flatMap((row) => {
    const [wanted = '', texts = ''] = row.split(': ');
    return texts.split(', ').map((text) => ({ text, ids: wanted.split(' ').map(Number) }));
  });

/** The texts for which nothing that is wanted is among the first three. */
const missedBy = (search: Results, rows: Rows) =>
  read(rows).filter(({ text, ids }) => {
    const first = search(text).ids.slice(0, 3);
    return !ids.some((id) => first.includes(id));
  });

const anythingFor = (search: Results, texts: string) =>
  texts.split(', ').filter((text) => {
    const { ids, pages } = search(text);
    return ids.length + pages.length > 0;
  });

describe.each(['en', 'hi'])('Search on the pages in %s', async (language) => {
  const search = await searchOf(language);

  test('finds what is wanted among the first three for 95 of 100 texts', () => {
    const rows = Object.values(data.beau).flat();
    const missed = missedBy(search, rows);
    expect(read(rows).length).toBeGreaterThanOrEqual(400);
    // If fewer are found, all that are missed are listed.
    expect(missed.length > read(rows).length * 0.05 ? missed : []).toEqual([]);
  });

  test('finds what is wanted for each text of the first list but two of 100', () => {
    const missed = missedBy(search, data.beau['words5'] ?? []);
    expect(missed.length > 4 ? missed : []).toEqual([]);
  });

  test('finds nothing for what the shop has not', () => {
    expect(anythingFor(search, data.nothing)).toEqual([]);
  });

  test('never shows first what warns of the text', () => {
    const shown = read(data.warnings).filter(({ text, ids }) =>
      ids.includes(search(text).ids[0] ?? 0),
    );
    expect(shown).toEqual([]);
  });
});

test.each(Object.entries(data.pages))(
  'Search finds %s for what shoppers ask',
  async (address, texts) => {
    const search = await searchOf('en');
    const missed = texts.split(', ').filter((text) => !search(text).pages.includes(address));
    expect(missed).toEqual([]);
  },
);

test('Search finds a product by each of its sizes, and by what orders call it', async () => {
  const sizes = '[{ label: Indigo, number: 2, sku: TT-2026/7 }, { label: Madder, number: 3 }]';
  const file = 'products/02-black-tea/product.yaml';
  const { shop } = await readSmallShop({ file, from: 'price', to: `sizes: ${sizes}\nprice` });
  const search = shop && (await makeSearch(toSearchIndex(shop, shop)));
  const { listed } = shop ? toCatalogue(shop, shop, () => aProduct().image) : { listed: [] };
  for (const text of ['madder', 'TT-2026/7', 'tea-3'])
    expect(search?.(listed, text).more.map(({ id }) => id)).toEqual([2]);
});

test('Search finds a page of the owner’s own, in its language', async () => {
  expect((await searchOf('en'))('burn shaving').pages).toContain('/shaving-without-the-burn');
  expect((await searchOf('hi'))('शेव').pages).toContain('/shaving-without-the-burn');
});

describe.each([
  ['marathi', ['mr', 'hi']],
  ['portuguese', ['pt']],
] as const)('Search in a %s shop', async (name, languages) => {
  const shop = data[name];
  const search = await searchIn(shop, languages);

  test('finds what is wanted among the first three for 95 of 100 texts', () => {
    const rows = [...shop.words6, ...shop.own];
    const missed = missedBy(search, rows);
    expect(missed.length > read(rows).length * 0.05 ? missed : []).toEqual([]);
  });

  test('finds nothing for what the shop has not', () => {
    expect(anythingFor(search, shop.nothing)).toEqual([]);
  });
});
