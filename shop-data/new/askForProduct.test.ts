import { describe, expect, test } from 'vitest';
import { type KnownShop, askForProduct } from './askForProduct.ts';

const shop: KnownShop = {
  settings: undefined,
  products: [
    { name: 'Green Tea', variant: 'tin', folder: '01-green-tea-tin' },
    { name: 'Black Tea', variant: undefined, folder: '02-black-tea' },
  ],
};

/** Answers the questions one after the other, and gives what came of it. */
async function answer(...answers: readonly string[]) {
  const asked: string[] = [];
  const said: string[] = [];
  const left = [...answers];
  const facts = await askForProduct(
    (question) => {
      asked.push(question);
      return Promise.resolve(left.shift());
    },
    (sentence) => said.push(sentence),
    shop,
  );
  return { facts, asked, said };
}

describe('The questions about a new product', () => {
  test('14.20 answers that are right become its facts, and Enter leaves out what may be missing', async () => {
    const { facts, said } = await answer(' Mint ', '7.00', '', '', '', 'A tin', 'Leaves');
    expect(facts).toEqual({ name: 'Mint', price: '7.00', primary: 'A tin', secondary: 'Leaves' });
    expect(said).toEqual([]);
  });

  test.each([
    ['an empty name', ['', 'Mint'], 'name is empty: add the product’s name.'],
    [
      'a name that is too long',
      ['x'.repeat(81), 'Mint'],
      'name has 81 characters, but at most 80 fit: shorten it.',
    ],
    [
      'a price with the currency',
      ['Mint', '€ 7', '7.00'],
      'price is “€ 7”, but must be a number without the currency, as in 699.00.',
    ],
    ['no price', ['Mint', '', '7.00'], 'price is empty: add the price, such as 699.00.'],
    [
      'an old price that is lower',
      ['Mint', '7.00', '6.00', '8.00'],
      'oldPrice is 6.00, but must be more than the price, 7.00: raise it, or remove the line.',
    ],
    [
      'an unknown tag',
      ['Mint', '7.00', '', 'sale', 'Sale'],
      'tag is “sale”, which is not known: did you mean Sale?',
    ],
    [
      'an empty alternative text',
      ['Mint', '7.00', '', '', '', '', 'A tin'],
      'alt.primary is empty: add what the picture shows, for people who cannot see it.',
    ],
  ])(
    '14.20 %s is refused with the sentence of check-shop, and asked for again',
    async (_, answers, sentence) => {
      const { said, asked } = await answer(...answers);
      expect(said).toEqual([sentence]);
      // The only question that was asked twice; the other may be the first that was not answered.
      expect(asked.length - new Set(asked).size).toBe(1);
    },
  );

  test('14.20 a name that another product has makes it ask for a variant that is different', async () => {
    const answers = ['Green Tea', '', 'tin', 'box', '7.00', '', '', '', 'A box', 'Leaves'];
    const { facts, said } = await answer(...answers);
    expect(facts?.variant).toBe('box');
    expect(said).toEqual([
      'variant is empty: add what distinguishes it from a product of the same name.',
      'name is “Green Tea”, and 01-green-tea-tin is called so too: add a variant to each, as in variant: jar, no two alike.',
    ]);
  });

  test('14.20 there are no facts if the answers end too early', async () => {
    expect((await answer('Mint', '7.00')).facts).toBeUndefined();
  });
});
