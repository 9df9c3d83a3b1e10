import { expect, test } from 'vitest';
import { formatsOf, openText } from './fileFormats.ts';
import { type Entry, prepareEntry } from './saveEntry.ts';

test('the first Hindi text of a product is all that its file says, without the comments of the English one', async () => {
  const path = 'shop/products/01-tea/product.yaml';
  const text = '# Ours.\nname: Tea\nprice: 12.00\n';
  const formats = formatsOf('shop');
  const data = openText(formats.product, text);
  // The CMS begins the form of a further language with the values of the first.
  const i18n = { hi: { data: { ...data, name: 'चाय', price: '' } } };
  const facts: Readonly<Record<string, string>> = { collection: 'products', path };
  const entry = {
    toJS: () => ({ data, i18n }),
    get: (name: string) => facts[name],
    setIn: () => entry,
  } as unknown as Entry;
  const checked: string[][] = [];
  await prepareEntry(entry, {
    folder: 'shop',
    formats,
    files: new Map([[path, text]]),
    fieldsOf: () => [],
    check: async (texts) => {
      checked.push(...texts);
      return [];
    },
  });
  expect(checked).toEqual([
    [path, text],
    ['shop/hi/products/01-tea/product.yaml', 'name: चाय\n'],
  ]);
});
