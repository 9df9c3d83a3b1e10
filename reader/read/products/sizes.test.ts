import { describe, expect, test } from 'vitest';
import { sayProblem } from '#reader/files/problem.ts';
import { toCatalogue } from './appProducts.ts';
import { findFilters } from './filters.ts';
import { listedSizes, sizesOf } from './appProducts.ts';
import { type Change, inHindi, readSmallShop, settings } from '#reader/read/smallShop.testing.ts';

const file = 'products/01-green-tea/product.yaml';
const withSizes = (...sizes: readonly string[]): Change => ({
  file,
  from: 'tag: Sale\n',
  to: `sizes:\n${sizes.map((size) => `  - { ${size} }\n`).join('')}`,
});

async function productsOf(...changes: readonly Change[]) {
  const { shop, problems } = await readSmallShop(...changes);
  expect(problems).toEqual([]);
  return shop?.products ?? [];
}

const tins = withSizes(
  'label: 50 g, number: 7, stock: 2',
  'label: 100 g, number: 1, price: 15.00, oldPrice: 18.00, mrp: 19.00, gtin: 4006381333931',
  'label: 1 kg, number: 8, price: 90.00, availability: out of stock',
);

describe('16.60 Sizes in one file', () => {
  test('each size is a product with what it has of its own, and all else of the file', async () => {
    const products = await productsOf(tins);
    const shared = { name: 'Green Tea', family: 1, folder: '01-green-tea' };
    expect(products).toMatchObject([
      { ...shared, id: 7, size: '50 g', price: 850, oldPrice: 990, availability: 'few left' },
      { ...shared, id: 1, size: '100 g', price: 1500, oldPrice: 1800, facts: { mrp: 1900 } },
      { ...shared, id: 8, size: '1 kg', price: 9000, availability: 'out of stock' },
      { id: 2, name: 'Black Tea' },
    ]);
    expect(products[2]).not.toHaveProperty('oldPrice');
  });

  test('lists show the first one in stock, from the least price that can be ordered', async () => {
    const products = await productsOf(tins);
    const listed = products.map((product) => listedSizes(product, products));
    expect(listed).toEqual([undefined, { sizes: 3, from: 850 }, undefined, undefined]);
    const gone = await productsOf(
      withSizes('label: S, number: 1, stock: 0', 'label: L, number: 7, stock: 0'),
    );
    expect(gone.map((product) => listedSizes(product, gone))[0]).toEqual({ sizes: 2 });
  });

  test('the page of each has all, and says which are gone', async () => {
    const products = await productsOf(tins);
    for (const product of products.slice(0, 3)) {
      expect(sizesOf(product, products, (named) => named)).toMatchObject([
        {
          values: [
            { label: '50 g', product: 7 },
            { label: '100 g', product: 1 },
            { label: '1 kg', product: 8, isGone: true },
          ],
        },
      ]);
    }
  });

  test('labels of two parts are two rows, of which the second has the pictures that it chooses', async () => {
    const products = await productsOf({
      file,
      from: 'tag: Sale\n',
      to: `options: [Pack, Kind]
sizes:
  - { label: 50 g / Plain, number: 1, picture: primary.png }
  - { label: 50 g / Mint, number: 7, picture: secondary.png }
  - { label: 1 kg / Mint, number: 8, picture: secondary.png }
`,
    });
    const [plain, mint] = ['primary', 'secondary'].map((kind) => ({
      picture: `products/01-green-tea/${kind}`,
    }));
    const [, chosen] = products;
    expect(chosen?.pictures).toMatchObject([{ picture: mint, alt: 'Leaves' }, { picture: plain }]);
    expect(chosen && sizesOf(chosen, products, (named) => named)).toMatchObject([
      {
        name: 'Pack',
        values: [
          { label: '50 g', product: 7, isChosen: true },
          { label: '1 kg', product: 8 },
        ],
      },
      {
        name: 'Kind',
        values: [
          { label: 'Plain', product: 1, image: plain },
          { label: 'Mint', product: 7, image: mint, isChosen: true },
        ],
      },
    ]);
  });

  test('an eggless one bears the green sign, and the card of all bears none and is found by each', async () => {
    const { shop } = await readSmallShop(
      withSizes(
        'label: With egg, number: 1, diet: egg, allergens: Egg',
        'label: Eggless, number: 7, diet: veg, ingredients: Flour and milk',
      ),
      { file, from: 'alt:', to: 'ingredients: Flour and egg\nfacts: { allergens: Milk }\nalt:' },
      settings({ filters: '[diet]' }),
    );
    expect(shop?.products.slice(0, 2).map(({ facts }) => facts)).toMatchObject([
      { diet: 'egg', allergens: 'Egg', ingredients: 'Flour and egg' },
      { diet: 'veg', allergens: 'Milk', ingredients: 'Flour and milk' },
    ]);
    if (!shop) return;
    const picture = { name: '', stamp: '', width: 1, height: 1 };
    const [diet] = findFilters(shop);
    const { catalogue, listed } = toCatalogue(shop, shop, () => picture);
    expect(catalogue.slice(0, 2)).toMatchObject([{ diet: 'egg' }, { diet: 'veg' }]);
    expect(listed[0]).toMatchObject({ id: 1, sizes: 2 });
    expect(diet?.values.map(({ slug, of }) => [slug, of])).toEqual([
      ['egg', [1]],
      ['veg', [1]],
    ]);
    expect(listed[0]).not.toHaveProperty('diet');
  });

  test('its number may be linked to, and its label is translated', async () => {
    const { shop, problems } = await readSmallShop(
      tins,
      { file: 'home.yaml', from: '/product/1 ', to: '/product/8 ' },
      ...inHindi(),
      {
        file: `hi/${file}`,
        from: 'alt:',
        to: 'sizes: [{ key: 1 kg, label: 1 किलो }, { key: 50 g, label: 50 ग्राम }]\nalt:',
      },
    );
    expect(problems).toEqual([]);
    expect(shop?.translations.get('hi')?.products[0]).toMatchObject({ id: 7, size: '50 ग्राम' });
  });
});

// oxfmt-ignore
const mistakes = [
  [['label: S, number: 1', 'label: L'], 'line 6: sizes 2, number is missing: add its number (1 to 999999999), which no product and no size has or had.'],
  [['label: S, number: 1', 'label: L, number: 2'], 'line 6: sizes 2, number is 2, and so is one of 02-black-tea: give it a number that no product and no size has or had.'],
  [['label: S, number: 1', 'label: S, number: 3'], 'line 6: sizes 2, label is “S”, which is used twice: change or remove one of the two.'],
  [['label: S, number: 3', 'label: L, number: 4'], 'line 4: sizes has no size with the number of the folder, 1: give it to one of them, and keep it there.'],
  [['label: S, number: 1', 'label: L, number: 3, price: 1.00'], 'line 6: sizes 2, price is 1.00, less than € 2.00: correct it, or lower leastPrice in settings/technical.yaml.'],
  [['label: S, number: 1', 'label: L, number: 3, oldPrice: 8.00'], 'line 6: sizes 2, oldPrice is 8.00, but must be more than the price, 8.50: raise it, or remove it.'],
  [['label: S, number: 1, picture: tin.jpg', 'label: L, number: 3'], 'line 5: sizes 1, picture is “tin.jpg”, which is none of the product’s pictures: add it to morePictures, with what it shows.'],
] as const;

test.each(mistakes)('a mistake in %j is one sentence', async (sizes, sentence) => {
  const { problems } = await readSmallShop(withSizes(...sizes));
  expect(problems.map(sayProblem)).toEqual([`shop/${file}, ${sentence}`]);
});

test('a number that only one size can have is a mistake beside the sizes', async () => {
  const { problems } = await readSmallShop(tins, { file, from: 'alt:', to: 'stock: 4\nalt:' });
  expect(problems.map(sayProblem)).toEqual([
    `shop/${file}, line 8: stock belongs to one size: write it in sizes.`,
  ]);
});
