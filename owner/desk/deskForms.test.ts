import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { template } from '#owner/new/template.ts';
import { productSchema } from '#reader/fields/product.ts';
import { schemas } from '#reader/fields/schema.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { valueAt } from '#reader/kinds/checkFile.ts';
import { readShop } from '#reader/read/readShop.ts';
import { setting, settings, smallShop } from '#reader/read/smallShop.testing.ts';
import { describeDesk } from './deskForms.ts';
import { atDesk } from './deskProblem.ts';
import { formOf, formatsOf, keyTranslation } from './fileFormats.ts';
import type { DeskField } from './formFields.ts';
import { formatted } from './formatShop.ts';
import { checkText, numberSizes } from './prepareEntry.ts';

type Form = { readonly name: string; readonly file: string; readonly fields: readonly DeskField[] };
const formsOf = ({ singletons }: ReturnType<typeof describeDesk>) =>
  singletons.filter((each): each is Form & typeof each => 'name' in each);

const desk = describeDesk(filesOf('shop'));
const { collections } = desk;
const [ofProducts, ofPages] = collections;
const forms = [...formsOf(desk), ofProducts, ofPages];

const formats = formatsOf('shop');
const read = (format: string, text: string) => formats[format]?.read(text) ?? {};
const write = (format: string, values: object) => formats[format]?.write({ ...values }) ?? '';

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
    const laidOut: unknown = parse(
      name === 'product' ? laidOutProduct : filesOf(template).read(`${name}.yaml`).toString(),
      { schema: 'failsafe' },
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
        const own = [...path, field.name];
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
    const text = `name: Tea\navailability: ${state} 2026-12-01\nsizes:\n  - label: L\n    availability: ${state} 2026-12-02\n  - label: M\n    availability: in stock\n`;
    const values = read('product', text);
    expect(values).toMatchObject({
      name: 'Tea',
      availability: state,
      availabilityDay: '2026-12-01',
      sizes: [{ availability: state, availabilityDay: '2026-12-02' }, { availability: 'in stock' }],
    });
    expect(write('product', values)).toBe(text);
    expect(read('product', 'name: Tea\navailability: in stock\n')).toEqual({ name: 'Tea' });
    const changed = { name: 'Tea', availability: 'few left', availabilityDay: '2026-12-01' };
    expect(write('product', changed)).toBe('name: Tea\navailability: few left\n');
  });

  test('says what each field is, how long it may be, and what is wrong with it, and asks for no translation', () => {
    const fields = forms.flatMap((form) => allFields(form.fields));
    const shown = fields.filter(({ widget }) => widget !== 'hidden');
    const leaves = shown.filter(({ widget }) => !['object', 'list', 'keyvalue'].includes(widget));
    const asked = [...leaves, ...fields.filter(({ widget }) => widget === 'list')].filter(
      ({ required = true }) => required === true,
    );
    expect(asked.filter(({ i18n }) => i18n)).toEqual([]);
    expect(ofProducts.fields[0]).toMatchObject({ label: 'Name', maxlength: 80, i18n: true });
    // What is chosen needs no word of how it is written.
    const chosen = shown.filter(({ widget }) => ['select', 'datetime'].includes(widget));
    expect(chosen.filter(({ hint = '' }) => /\d{4}-|numbers? of/.test(String(hint)))).toEqual([]);
    const patterns = fields.flatMap(({ pattern = [] }) => pattern);
    expect(patterns.filter((part) => part === undefined || part.includes('“'))).toEqual([]);
  });

  test.each(['shop', 'examples/norderton'])(
    'a file that is opened and saved without a change stays as it is, with each of its texts: %s',
    (folder) => {
      expect(Object.fromEntries(formatted(filesOf(folder)))).toEqual({});
    },
  );

  test('the form in which the small shop would be saved says the same, and needs no comments and no brackets', async () => {
    const files = await smallShop();
    const own = formatted(files);
    expect(own.get('settings/tax.yaml')).toBe(
      'tax:\n  percent: 23\n  name: Contained VAT\n  isIncluded: true\n',
    );
    const after = {
      ...files,
      read: (name: string) => Buffer.from(own.get(name) ?? files.read(name)),
    };
    expect((await readShop(after)).shop).toEqual((await readShop(files)).shop);
  });

  test('a page keeps its text below its head', () => {
    const page = read('page-frontmatter', '---\ntitle: Sizes\n---\n\nOne\n');
    expect(page).toEqual({ title: 'Sizes', body: 'One' });
    expect(write('page-frontmatter', { ...page, body: 'Two' })).toBe(
      '---\ntitle: Sizes\n---\n\nTwo\n',
    );
  });

  test('what may be a word in the file is a group in the form', () => {
    const text = 'orders: { channel: mail, asks: [phone, { name: NIF, digits: 9 }] }\n';
    expect(read('settings-orders', text)).toMatchObject({
      orders: { asks: [{ field: 'phone' }, { name: 'NIF', digits: '9' }] },
    });
    expect(read('settings-tax', 'tax: none')).toEqual({ tax: { name: 'none' } });
  });

  test('a part of a page says in its form which one it is, and in its file by its name', () => {
    const text = 'parts:\n  - featured:\n      title: Teas\n';
    const page = read('home', text);
    expect(page).toEqual({
      parts: [{ type: 'featured', key: 'featured', featured: { title: 'Teas' } }],
    });
    expect(write('home', page)).toBe(text);
    expect(write('theme', { grounds: { type: '#ffffff' } })).toContain('type:');
  });

  test('an entry of a list keeps its key when its name is changed, and its file says no other', () => {
    const text = 'menu:\n  - label: Home\n  - label: Teas\n';
    const form = read('settings-menu', text) as { menu: { key: string; label: string }[] };
    expect(form.menu.map(({ key }) => key)).toEqual(['Home', 'Teas']);
    const [home, teas] = form.menu;
    const renamed = { menu: [{ ...home, label: 'Start' }, teas] };
    expect(write('settings-menu', renamed)).toBe(
      'menu:\n  - key: Home\n    label: Start\n  - label: Teas\n',
    );
  });

  test('a translation of the second entry of each list is saved with its key, and the first stays as it is', async () => {
    const own = { menu: [{ label: 'Home' }, { label: 'Teas' }] };
    const half = keyTranslation(own, { menu: [null, { label: 'चाय' }] });
    const content = write('settings-menu', half as object);
    expect(content).toBe('menu:\n  - key: Teas\n    label: चाय\n');
    const from = 'language: en-IE\n';
    const { shop, problems } = await readShop(
      await smallShop(setting(from, `${from}languages: [en, hi]\n`), {
        file: 'hi/settings/menu.yaml',
        content,
      }),
    );
    expect(problems).toEqual([]);
    const { menu } = shop?.translations.get('hi')?.content.settings ?? {};
    // Home, which is Hindi by itself.
    expect(menu?.map(({ label }) => label).slice(0, 2)).toEqual(['होम', 'चाय']);
  });

  test.each([
    [
      'products/01-tea/product.yaml',
      'name: Tea\nprice: 9\noldPrice: 5.00\nalt: { primary: A tin }',
      'Old price is 5.00, but must be more than the price, 9.00: raise it, or remove it.',
    ],
    [
      'products/01-tea/product.yaml',
      'name: Tea\nprice: 149,5\nalt: { primary: A tin }',
      'Price is “149,5”, but must be a number without the currency, as in 699.00.',
    ],
    [
      'pages/care.md',
      '---\ntitle: Care\ndescription: How.\n---\n\n<b>x</b>\n',
      'Text has HTML, “<b>”: remove it',
    ],
    [
      'settings/tax.yaml',
      'tax: { name: VAT }',
      'Tax, Prices include tax is missing: add whether the prices contain the tax, or write tax: none.',
    ],
    [
      'theme.yaml',
      filesOf('shop')
        .read('theme.yaml')
        .toString()
        .replace(/ink:\n {4}light: .*/, "ink:\n    light: '#cccccc'"),
      'Colours, Text, Light is #cccccc, and its contrast to paper,',
    ],
  ])('%s that is wrong is refused at the form, in its words', (name, text, said) => {
    const [problem] = checkText(`shop/${name}`, 'shop', text);
    expect(problem && atDesk(problem, 'shop').said).toContain(said);
  });

  test('finds a product by the address that the CMS gives it', () =>
    expect(formOf('products/1-tea/product.yaml')?.address).toMatch(
      '/products/entries/1-tea/product',
    ));

  test.each([
    ['sizes of a copy do too', [{ number: 2 }, { number: 8 }], [4, 9], true],
    ['a size keeps its number', [{}, { number: 4 }, { number: '7' }, {}], [9, 4, 7, 10]],
    ['a size that is copied gets another one', [{ number: 4 }, { number: 4 }], [4, 9]],
  ])('%s', (_, sizes, numbers, isNew = false) => {
    expect(numberSizes(sizes, { own: 4, next: 9, isNew })).toEqual(numbers);
  });

  test.each([
    ['hi', 'नाम', 'कीमत'],
    ['mr', 'नाव', 'किंमत'],
    ['pt', 'Nome', 'Preço'],
  ])('has a product’s form in %s, and of its words none too many', async (language, ...labels) => {
    const own = describeDesk(await smallShop(setting('language: en-IE', `language: ${language}`)));
    expect(own.collections[0].fields.slice(0, 2).map(({ label }) => label)).toEqual(labels);
    const words = parse(readFileSync(`owner/desk/words/${language}.yaml`, 'utf8')) as object;
    const said = JSON.stringify(desk);
    expect(Object.keys(words).filter((word) => !said.includes(JSON.stringify(word)))).toEqual([]);
    const shown = allFields(ofProducts.fields).flatMap(({ label }) => label ?? []);
    expect(shown.filter((label) => !Object.keys(words).includes(label as string))).toEqual([]);
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
