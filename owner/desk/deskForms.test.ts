import { describe, expect, test } from 'vitest';
import { valueAt } from '#reader/kinds/checkFile.ts';
import { describeDesk } from './deskForms.ts';
import { allAtDesk, atDesk } from './deskProblem.ts';
import type { DeskField } from './formFields.ts';
import { template } from '#owner/new/template.ts';
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { keyTranslation, numberSizes, plainOf, readPlain } from './deskYaml.ts';
import { formatsOf, mendTables, openText, writeText } from './fileFormats.ts';
import { ofForm } from './sayings.ts';
import { pathsOf, productForm } from '#reader/fields/forms.ts';
import { readShop } from '#reader/read/readShop.ts';
import { productSchema } from '#reader/fields/product.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { schemas } from '#reader/fields/schema.ts';
import { setting, settings, smallShop } from '#reader/read/smallShop.testing.ts';

type Form = { readonly name: string; readonly file: string; readonly fields: readonly DeskField[] };
const formsOf = ({ singletons }: ReturnType<typeof describeDesk>) =>
  singletons.filter((each): each is Form & typeof each => 'name' in each);

const desk = describeDesk(filesOf('shop'));
const { collections } = desk;
const [ofProducts, ofPages] = collections;
const forms = [...formsOf(desk), ofProducts, ofPages];

const formats = formatsOf('shop');
const { product: ofProduct, 'shop-file': ofFile, 'page-frontmatter': ofPage } = formats;
const read = (format: typeof ofFile, text: string) => format.read(text);
const writePlain = (values: object) => stringify(plainOf(values), asWritten);
const asWritten = { schema: 'failsafe', lineWidth: 0, singleQuote: true } as const;
const write = (format: typeof ofFile, values: object) => writeText(format, { ...values });

const of = (form: string, name: string) =>
  forms.find((each) => each.name === form)?.fields.find((field) => field.name === name);

const laidOutProduct = `name: Tea
price: 12.00
pictures: { primary: tin.jpg, secondary: leaves.jpg }
alt: { primary: A tin, secondary: Leaves }
`;

function allFields(fields: readonly DeskField[]): readonly DeskField[] {
  return fields.flatMap((field) => [
    field,
    ...allFields([
      ...(field.fields ?? []),
      ...(field.types ?? []).flatMap((type) => type.fields),
      ...(field.field ? [field.field] : []),
    ]),
  ]);
}

describe('The desk', () => {
  test.each(
    Object.entries({ ...schemas, product: productSchema }).filter(
      ([name]) => name === 'product' || filesOf(template).names.includes(`${name}.yaml`),
    ),
  )('in a new shop’s %s asks for what the check wants, and for nothing else', (name, schema) => {
    const laid = describeDesk(filesOf(template));
    const own = formsOf(laid).filter(({ file }) => file.endsWith(`/${name}.yaml`));
    const fieldsOfForm =
      name === 'product' ? laid.collections[0].fields : own.flatMap(({ fields }) => fields);
    const laidOut = readPlain(
      name === 'product' ? laidOutProduct : filesOf(template).read(`${name}.yaml`).toString(),
    );
    const differences: string[] = [];
    const isRefused = (path: readonly PropertyKey[], value: unknown) => {
      const changed: unknown = structuredClone(laidOut);
      const group = valueAt(changed, path.slice(0, -1)) as Record<PropertyKey, unknown>;
      group[path.at(-1) ?? ''] = value;
      const { issues = [] } = schema.safeParse(changed).error ?? {};
      return issues.some((issue) => issue.path.join() === path.join());
    };
    const walk = (fields: readonly DeskField[], path: readonly PropertyKey[]): void => {
      for (const field of fields) {
        const isLaidOut = productForm.some(
          (part) => Object(part).fields && Object(part).name === field.name,
        );
        if (name === 'product' && isLaidOut) {
          walk(field.fields ?? [], []);
          continue;
        }
        const own = [...path, ...field.name.split('_')];
        const value = valueAt(laidOut, own);
        if (value === undefined) continue;
        if (field.widget === 'object') {
          // In a group that may be left out, the check alone asks.
          if (isRefused(own, undefined)) walk(field.fields ?? [], own);
          continue;
        }
        // A list without entries is what a form makes of one that nobody filled.
        const isWanted = isRefused(own, undefined) && (!Array.isArray(value) || isRefused(own, []));
        const isAsked = field.required !== false;
        if (isAsked !== isWanted) differences.push(own.join('.'));
        const entries = field.widget === 'list' && Array.isArray(value) ? value.keys() : [];
        for (const index of entries) {
          walk(field.fields ?? [], [...own, index]);
          // Which of its kinds an entry is, is asked before its form.
          const parts = (field.types ?? []).flatMap((type) => type.fields);
          walk(
            parts.map((part) => ({ ...part, required: false })),
            [...own, index],
          );
        }
      }
    };
    walk(fieldsOfForm, []);
    expect(differences).toEqual([]);
  });

  test.each(['from', 'few left until'])('shows the day of “%s” in a field of its own', (state) => {
    const text = `name: Tea\navailability: ${state} 2026-12-01\nsizes:\n  - availability: ${state} 2026-12-02\n`;
    const values = ofProduct.read(text);
    expect(values).toMatchObject({
      name: 'Tea',
      availability: state,
      availabilityDay: '2026-12-01',
      sizes: [{ availability: state, availabilityDay: '2026-12-02' }],
    });
    expect(write(ofProduct, values)).toBe(text);
    const changed = { name: 'Tea', availability: 'few left', availabilityDay: '2026-12-01' };
    expect(write(ofProduct, changed)).toBe('name: Tea\navailability: few left\n');
  });

  test('has each field of a product in one place', () => {
    const tops = new Set(productForm.flatMap(pathsOf).map((path) => path.split('.')[0]));
    expect(tops).toEqual(new Set(Object.keys(productSchema.shape)));
  });

  test('says what each field is, how long it may be, and what is wrong with it, and asks for no translation', () => {
    const fields = forms.flatMap((form) => allFields(form.fields));
    const shown = fields.filter(({ widget }) => widget !== 'hidden');
    const leaves = shown.filter(({ widget }) => !['object', 'list', 'keyvalue'].includes(widget));
    // What a name says already is not said twice.
    const twice = leaves.filter(
      ({ hint, label }) => hint === `The ${String(label).toLowerCase()}.`,
    );
    expect(twice).toEqual([]);
    const asked = [...leaves, ...fields.filter(({ widget }) => widget === 'list')].filter(
      ({ required = true }) => required === true,
    );
    expect(asked.filter(({ i18n }) => i18n)).toEqual([]);
    expect(of('products', 'name')).toMatchObject({ label: 'Name', maxlength: 80, i18n: true });
    expect(of('products', 'oldPrice')).toMatchObject({
      label: 'Old price',
      required: false,
      pattern: [expect.any(String), 'must be a number without the currency, as in 699.00'],
    });
    // The desk gives a size its number when it is saved.
    const hidden = of('products', 'sizes')?.fields?.filter(({ widget }) => widget === 'hidden');
    // Of these, a further language has the key alone.
    expect(hidden).toMatchObject([
      { name: 'number', i18n: false },
      { name: 'key', i18n: true },
    ]);
    const texts = of('products', 'texts')?.fields ?? [];
    expect(texts.find(({ name }) => name === 'tag')).toMatchObject({
      options: [{ value: 'Sale' }, { value: 'New' }],
    });
    expect(of('contact', 'picture')).toMatchObject({ widget: 'image' });
    // What is chosen needs no word of how it is written.
    const chosen = shown.filter(({ widget }) => ['select', 'datetime'].includes(widget));
    expect(chosen.filter(({ hint = '' }) => /\d{4}-|numbers? of/.test(String(hint)))).toEqual([]);
    const patterns = fields.flatMap(({ pattern = [] }) => pattern);
    expect(patterns.filter((part) => part === undefined || part.includes('“'))).toEqual([]);
  });

  test('a category, the states and the ways to pay of a zone are chosen among those of the settings', async () => {
    const laid = describeDesk(await smallShop());
    const all = [...formsOf(laid), laid.collections[0]].flatMap(({ fields }) => fields);
    const relations = allFields(all).filter(({ widget }) => widget === 'relation');
    expect(relations.map(({ name, file, value_field }) => [name, file, value_field])).toEqual([
      ['states', 'delivery', 'regions.list.*.name'],
      ['payments', 'orders', 'payments.*.name'],
      ['category', 'range', 'categories.*.slug'],
    ]);
  });

  test.each(['shop', 'examples/norderton'])(
    'a file that is opened and saved without a change stays as it is, and one that is new says the same: %s',
    async (folder) => {
      const files = filesOf(folder);
      const own = formatsOf(folder);
      const formatOf = (name: string) => {
        if (name.endsWith('.md')) return own['page-frontmatter'];
        return name.includes('products/') ? own.product : own['shop-file'];
      };
      const texts = files.names.filter((name) => /\.(?:yaml|md)$/.test(name));
      for (const name of texts) {
        const text = files.read(name).toString();
        expect(writeText(formatOf(name), openText(formatOf(name), text))).toBe(text);
      }
      const isShopFile = (name: string) => /^(?:products\/.*|\w+)\.yaml$/.test(name);
      const read = (name: string) =>
        isShopFile(name)
          ? Buffer.from(write(formatOf(name), formatOf(name).read(files.read(name).toString())))
          : files.read(name);
      const before = await readShop(files);
      expect(before.problems).toEqual([]);
      const { shop, problems } = await readShop({ ...files, read });
      expect({ shop, problems }).toEqual({ shop: before.shop, problems: [] });
    },
  );

  const product = '# A comment.\nname: Tea\nprice: 12.00\nalt: { primary: A tin }\n';
  const opened = openText(ofProduct, product);

  test.each([
    [
      'another field that another program has changed meanwhile stays changed',
      product.replace('12.00', '15.00'),
      true,
      product.replace('12.00', '15.00').replace('Tea', 'Green tea'),
    ],
    [
      'the same field is asked about, and what was typed is written',
      product.replace('Tea', 'Chai'),
      true,
      product.replace('Tea', 'Green tea'),
    ],
    [
      'the same field is asked about, and what the other wrote stays',
      product.replace('Tea', 'Chai'),
      false,
      product.replace('Tea', 'Chai'),
    ],
  ])('saves a changed name, and %s', (_, now, answer, expected) => {
    const asked: unknown[] = [];
    const ask = (field: readonly string[], theirs: unknown) =>
      asked.push([field, theirs]) > 0 && answer;
    expect(writeText(ofProduct, { ...opened, name: 'Green tea' }, now, ask)).toBe(expected);
    expect(asked).toEqual(now.includes('Chai') ? [[['name'], 'Chai']] : []);
  });

  test('a changed page keeps its head, and a table of Word gets the line that makes it one', () => {
    const text = '---\n# Sizes.\ntitle: Sizes\n---\n\nOne\n';
    const form = openText(ofPage, text);
    expect(writeText(ofPage, { ...form, body: '| Size | Days |\n| 30 ml | 20 |' })).toBe(
      '---\n# Sizes.\ntitle: Sizes\n---\n\n| Size | Days |\n| --- | --- |\n| 30 ml | 20 |\n',
    );
    expect(mendTables('| a |\n| --- |\n| b |')).toBe('| a |\n| --- |\n| b |');
  });

  test('what buyers are asked may be a word in the file, and is a group in the form', () => {
    const text = 'orders: { channel: mail, asks: [phone, { name: NIF, digits: 9 }] }\n';
    expect(read(ofFile, text)).toEqual({
      orders: {
        channel: 'mail',
        asks: [
          { field: 'phone', key: 'phone' },
          { name: 'NIF', digits: '9', key: 'NIF' },
        ],
      },
    });
    const { fields = [] } = of('orders', 'orders') ?? {};
    const asks = fields.find(({ name }) => name === 'asks');
    expect(asks?.fields?.map(({ name }) => name)).toEqual([
      'key',
      'field',
      'name',
      'hint',
      'optional',
      'kind',
      'choices',
      'least',
      'most',
      'digits',
    ]);
  });

  test('a part of a page says in its form which one it is, and in its file by its name', () => {
    const text = 'parts:\n  - featured:\n      title: Teas\n';
    const page = read(ofFile, text);
    expect(page).toEqual({
      parts: [{ type: 'featured', key: 'featured', featured: { title: 'Teas' } }],
    });
    expect(write(ofFile, page)).toBe(text);
  });

  test('an entry of a list keeps its key when its name is changed, and its file says no other', () => {
    const text = 'menu:\n  - label: Home\n  - label: Teas\n';
    const form = read(ofFile, text) as { menu: { key: string; label: string }[] };
    expect(form.menu.map(({ key }) => key)).toEqual(['Home', 'Teas']);
    const [home, teas] = form.menu;
    const renamed = { menu: [{ ...home, label: 'Start' }, teas] };
    expect(write(ofFile, renamed)).toBe(
      'menu:\n  - key: Home\n    label: Start\n  - label: Teas\n',
    );
  });

  test('a translation of the second entry of each list is saved with its key, and the first stays as it is', async () => {
    const own = { menu: [{ label: 'Home' }, { label: 'Teas' }], list: ['One'] };
    const half = keyTranslation(own, { menu: [null, { label: 'चाय' }], list: ['एक', ''] });
    const content = write(ofFile, half as object);
    expect(content).toBe('menu:\n  - key: Teas\n    label: चाय\nlist:\n  - एक\n');
    const from = 'language: en-IE\n';
    const { shop, problems } = await readShop(
      await smallShop(setting(from, `${from}languages: [en, hi]\n`), {
        file: 'hi/settings/menu.yaml',
        content: content.replace(/list:[^]*/, ''),
      }),
    );
    expect(problems).toEqual([]);
    const { menu } = shop?.translations.get('hi')?.content.settings ?? {};
    // Home, which is Hindi by itself.
    expect(menu?.map(({ label }) => label).slice(0, 2)).toEqual(['होम', 'चाय']);
  });

  test('a second picture without its text is asked for before the Hindi text that goes with it, in words of the form', async () => {
    const product = 'products/01-green-tea/product.yaml';
    const from = 'language: en-IE\n';
    const { problems } = await readShop(
      await smallShop(
        setting(from, `${from}languages: [en, hi]\n`),
        { file: product, from: '  secondary: Leaves\n', to: '' },
        { file: `hi/${product}`, content: 'alt: { secondary: पत्ते }\n' },
      ),
    );
    const said = problems.map((problem) => atDesk(problem, 'shop'));
    const files = [`shop/${product}`, `shop/hi/${product}`];
    const key = 'photos.alt_secondary';
    expect(ofForm(said, files)).toMatchObject([
      { said: 'What the second picture shows is missing: add what secondary.png shows.', key },
    ]);
  });

  test('says in one line how many Hindi texts are missing, leads from there to the form of each product, and says no command', async () => {
    const from = 'language: en-IE\n';
    const { hints } = await readShop(
      await smallShop(setting(from, `${from}languages: [en, hi]\n`), {
        file: 'hi/products/01-green-tea/product.yaml',
        content: 'name: हरी चाय\n',
      }),
    );
    const said = allAtDesk(hints, 'shop');
    const missing = said.find(({ parts }) => parts);
    expect(missing?.text).toMatch(/^Hindi lacks \d+ of the texts, which [^:]+\.$/);
    const all = [...said, ...(missing?.parts ?? [])];
    expect(all.map(({ text }) => text).join()).not.toMatch(/npm|yaml/);
    expect(missing?.parts).toContainEqual({
      text: expect.stringMatching(
        /^Products, 01-green-tea: What the first picture shows is not in Hindi yet \(nor are \d+ /,
      ),
      said: expect.any(String),
      to: '#/collections/products/entries/01-green-tea/product?_locale=hi',
      key: 'photos.alt_primary',
      file: 'shop/hi/products/01-green-tea/product.yaml',
    });
  });

  test('writes numbers and answers without quotation marks, and no empty field', () => {
    const empty = { oldPrice: '', tag: null, pictures: { primary: '' } };
    const name = '*A\u00a0tea';
    const written = writePlain({ price: '649.00', order: 3, ...empty, name, to: '/sales' });
    expect(written).toBe("price: 649.00\norder: 3\nname: '*A tea'\nto: /sales\n");
    expect(writePlain({ name: '' })).toBe('{}\n');
  });

  test('a product’s pictures may have any names, and its order in the lists is a number', async () => {
    const product = 'products/01-green-tea/product.yaml';
    const to = 'price: 8.50\norder: 9\npictures: { primary: secondary.png }';
    const change = { file: product, from: 'price: 8.50', to };
    const { shop, problems } = await readShop(await smallShop(change));
    expect(problems).toEqual([]);
    expect(shop?.products.map(({ id }) => id)).toEqual([2, 1]);
    const shown = shop?.pictures.get('products/01-green-tea/primary');
    expect(shown).toBe('products/01-green-tea/secondary.png');
  });

  test('a new product gets a number that no product has', () => {
    const products = collections[0];
    const pattern = new RegExp(products.slug.pattern[0] ?? '');
    expect(
      ['11-oil', '10-oil', '012-beard-oil', 'oil', '11-Oil'].filter((slug) => pattern.test(slug)),
    ).toEqual(['11-oil', '012-beard-oil']);
  });

  test.each([
    ['new sizes get the number of the product and the next ones', [{}, {}, {}], [4, 9, 10]],
    ['sizes of a copy do too', [{ number: 2 }, { number: 8 }], [4, 9], true],
    ['a size keeps its number', [{}, { number: 4 }, { number: '7' }, {}], [9, 4, 7, 10]],
    ['a size that is copied gets another one', [{ number: 4 }, { number: 4 }], [4, 9]],
  ])('%s', (_, sizes, numbers, isNew = false) => {
    expect(numberSizes(sizes, { own: 4, next: 9, isNew })).toEqual(numbers);
  });

  test('is in the shop’s own language, as far as that has the words, and has none too many', async () => {
    const hindi = describeDesk(await smallShop(setting('language: en-IE', 'language: hi-IN')));
    const [name, price] = hindi.collections[0].fields;
    expect([name?.['label'], price?.['label'], price?.['hint']]).toEqual([
      'नाम',
      'कीमत',
      undefined,
    ]);
    const words = parse(readFileSync('owner/desk/words/hi.yaml', 'utf8')) as object;
    const said = JSON.stringify(describeDesk(filesOf('shop')));
    const unknown = Object.keys(words).filter((word) => !said.includes(JSON.stringify(word)));
    expect(unknown).toEqual([]);
  });

  test('has no choice of nothing in a shop without products, since the CMS would not open', () => {
    const laid = describeDesk(filesOf(template));
    const all = [...formsOf(laid), laid.collections[0]].flatMap(({ fields }) => allFields(fields));
    const chosen = all.flatMap(({ options }) => (Array.isArray(options) ? [options.length] : []));
    expect(chosen).not.toContain(0);
    expect(chosen.length).toBeGreaterThan(10);
  });

  test('opens while the settings are wrong or missing', async () => {
    const wrong = await smallShop({ file: 'settings/menu.yaml', content: 'name: x: y' });
    expect(describeDesk(wrong).i18n.locales).toEqual(['en']);
    const { backend, i18n } = describeDesk(
      await smallShop(
        settings({
          language: 'hi-IN',
          languages: '[en, en]',
          editor: '{ repository: a/b, branch: live }',
        }),
      ),
    );
    expect(backend).toMatchObject({ repo: 'a/b', branch: 'live' });
    expect(i18n.locales).toEqual(['hi', 'en']);
  });
});
