import { expect, test } from 'vitest';
import { type Change, inHindi, readSmallShop, settings } from '#reader/read/smallShop.testing.ts';
import { findFilters } from './filters.ts';

const fact = (folder: string, from: string, to: string): Change => ({
  file: `products/${folder}/product.yaml`,
  from,
  to,
});
const filters = (names: string): Change => settings({ filters: `[${names}]` });

async function read(...changes: readonly Change[]) {
  const { shop, problems } = await readSmallShop(...changes);
  expect(problems).toEqual([]);
  if (!shop) throw new Error('The shop is right.');
  return shop;
}

test('17.13 a filter has the values that products say, each once, with commas between them', async () => {
  const shop = await read(
    filters('material, Leaf, brand'),
    fact(
      '01-green-tea',
      'tag: Sale',
      'brand: Moon\nfacts: { material: "Tin, bone china", more: [{ name: Leaf, text: Large }] }',
    ),
    fact('02-black-tea', 'price: 7.00', 'price: 7.00\nfacts: { material: tin; wood }'),
  );
  expect(findFilters(shop)).toEqual([
    {
      name: 'material',
      values: [
        { slug: 'tin', name: 'Tin', of: [1, 2] },
        { slug: 'bone-china', name: 'Bone china', of: [1] },
        { slug: 'wood', name: 'Wood', of: [2] },
      ],
    },
    { name: 'Leaf', values: [{ slug: 'large', name: 'Large', of: [1] }] },
    { name: 'brand', values: [{ slug: 'moon', name: 'Moon', of: [1] }] },
  ]);
});

test('17.13 two filters with a value of the same name have two addresses', async () => {
  const to = 'facts: { material: Silver, more: [{ name: Colour, text: Silver }] }';
  const shop = await read(filters('material, Colour'), fact('01-green-tea', 'tag: Sale', to));
  const slugs = findFilters(shop).map(({ values }) => values.map(({ slug }) => slug));
  expect(slugs).toEqual([['silver'], ['colour-silver']]);
});

test('17.13 the address of a filtered list is the same in each language', async () => {
  const shop = await read(
    ...inHindi(),
    filters('material, Leaf'),
    fact(
      '01-green-tea',
      'tag: Sale',
      'facts: { material: "Tin, wood", more: [{ name: Leaf, text: Large }] }',
    ),
    {
      file: 'hi/products/01-green-tea/product.yaml',
      content: 'facts: { material: "टिन, लकड़ी", more: [{ key: Leaf, name: पत्ती, text: बड़ी }] }',
    },
  );
  const hindi = shop.translations.get('hi') ?? shop;
  expect(findFilters(hindi, shop)).toEqual([
    {
      name: 'material',
      values: [
        { slug: 'tin', name: 'टिन', of: [1] },
        { slug: 'wood', name: 'लकड़ी', of: [1] },
      ],
    },
    { name: 'पत्ती', values: [{ slug: 'large', name: 'बड़ी', of: [1] }] },
  ]);
});
