import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productFields } from '#reader/fields/product.ts';
import { listLanguages } from '#reader/read/languages.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { readShop } from '#reader/read/readShop.ts';
import { smallShop } from '#reader/read/smallShop.testing.ts';
import { shops } from '#testing/shops.testing.ts';
import { appModules } from './appModules.ts';

/** All code that shows or reckons something; the check and the desk alone have these two. */
const words = ['app', 'rules', 'builder/html']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /(?<!\.(?:test|testing|d))\.tsx?$/.test(name))
  .reduce((all, name) => all + readFileSync(name, 'utf8'), 'leastPrice editor ');

/** The names of a value's fields, also of what it loads; postcodes and slugs are none. */
async function namesIn(value: unknown): Promise<readonly string[]> {
  if (typeof value === 'function') return namesIn(await value());
  if (typeof value !== 'object' || value === null || value instanceof Map) return [];
  const names = Object.keys(value).filter((name) => /^[a-z]{3,}$/i.test(name));
  return [...names, ...(await Promise.all(Object.values(value).map(namesIn))).flat()];
}

test('what the app gets of a shop is named in its code, or in that of its pages', async () => {
  const small = Object.values(shops).map((changes) => smallShop(...changes));
  const all = [filesOf('shop'), filesOf('examples/norderton'), ...(await Promise.all(small))];
  const { card, page, fact } = productFields;
  const names = new Set(Object.keys({ ...card, ...page, ...fact }));
  for (const { shop } of await Promise.all(all.map(readShop))) {
    if (!shop) throw new Error('Each of them is right.');
    const languages = listLanguages(shop.content.settings);
    const source = { shop, original: shop, language: languages[0], languages };
    for (const name of await namesIn(Object.values(appModules).map((make) => make(source))))
      names.add(name);
  }
  const known = new Set(words.match(/\w+/g));
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
});
