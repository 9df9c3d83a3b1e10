import { expect, test } from 'vitest';
import { asksOf } from './asks.ts';
import { readShop } from './readShop.ts';
import { inHindi, settings, smallShop } from './smallShop.testing.ts';

test('a question and its choices have the keys of the first language, wherever they are written', async () => {
  const asks = (name: string) =>
    `[{ name: ${name}, choices: [{ name: Red }, { name: Silk, price: 1.50 }] }]`;
  const hindi = (name: string) =>
    `asks: [{ key: ${name}, name: रिबन, choices: [{ key: Silk, name: रेशमी }] }]\n`;
  const [language] = inHindi();
  if (!language || !('to' in language)) throw new Error('The shop has no second language.');
  const files = await smallShop(
    settings({
      orders: `{ channel: mail, email: orders@leafandcup.shop, asks: [email, { name: Bow, choices: [{ name: Red }, { name: Silk }] }] }`,
      categories: `[{ slug: teas, name: Teas, description: All., asks: ${asks('Ribbon')} }]`,
    }),
    language,
    {
      file: 'products/01-green-tea/product.yaml',
      from: 'tag: Sale\n',
      to: `tag: Sale\ncategory: teas\nasks: ${asks('Paper')}\n`,
    },
    {
      file: 'hi/settings/range.yaml',
      content: `categories: [{ key: teas, ${hindi('Ribbon').trim()} }]\n`,
    },
    {
      file: 'hi/settings/orders.yaml',
      content: `orders: { asks: [{ key: Bow, name: रिबन, choices: [{ key: Silk, name: रेशमी }] }] }\n`,
    },
    { file: 'hi/products/01-green-tea/product.yaml', content: hindi('Paper') },
  );
  const { shop, problems } = await readShop(files);
  expect(problems).toEqual([]);
  const { products = [], content } = shop?.translations.get('hi') ?? {};
  const [product] = products;
  const inEach = product && content ? asksOf(product, content.settings) : [];
  const choices = [
    { key: 'Red', name: 'Red' },
    { key: 'Silk', name: 'रेशमी', price: 1_50 },
  ];
  expect(inEach).toMatchObject([
    { key: 'Ribbon', name: 'रिबन', kind: 'choice', choices },
    { key: 'Paper', name: 'रिबन', kind: 'choice', choices },
  ]);
  const [, asked] = content?.settings.orders?.asks ?? [];
  expect(asked).toMatchObject({
    key: 'Bow',
    choices: [{ key: 'Red' }, { key: 'Silk', name: 'रेशमी' }],
  });
});
