import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import * as z from 'zod';
import { schemas } from '#reader/fields/schema.ts';
import { sayProblem } from '#reader/files/problem.ts';
import { zonesOf } from './zones.ts';
import { readPage } from '#reader/files/markdown.ts';
import { readShop } from './readShop.ts';
import {
  aPicture,
  type Change,
  inHindi,
  readSmallShop,
  setting,
  settings,
  smallShop,
  smallTexts,
} from './smallShop.testing.ts';

const product = 'products/01-green-tea/product.yaml';
const field = (from: string, to: string): Change => ({ file: product, from, to });
const file = (name: string, content?: string | Buffer): Change => ({ file: name, content });
/** A file of a shop and the fields at its top that its owner may leave out (SPEC 16.90). */
const optionalFields = Object.entries(schemas).map(
  ([name, { shape }]) =>
    [
      `${name}.yaml`,
      Object.entries(shape).flatMap(([field, schema]) =>
        schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? [field] : [],
      ),
    ] as const,
);

/** The text of a YAML file without these fields. */
function leaveOut(text: string, fields: readonly string[]): string {
  const document = parseDocument(text);
  for (const field of fields) document.delete(field);
  return document.toString();
}

describe('A shop’s files', () => {
  test('a shop that is right has no problem and no hint', async () => {
    const { shop, problems, hints } = await readSmallShop();
    expect({ problems, hints }).toEqual({ problems: [], hints: [] });
    expect(shop?.products.map(({ id, price, oldPrice }) => ({ id, price, oldPrice }))).toEqual([
      { id: 1, price: 850, oldPrice: 990 },
      { id: 2, price: 700, oldPrice: undefined },
    ]);
  });

  test('a shop with nothing that may be left out has no problem', async () => {
    const changes = optionalFields.flatMap(([name, fields]) => {
      const text = smallTexts.get(name);
      return text === undefined ? [] : [file(name, leaveOut(text, fields))];
    });
    const { shop, problems } = await readSmallShop(...changes);
    expect(problems).toEqual([]);
    expect(shop?.content.home).toEqual({});
  });

  test('a domain, an address and a language may have letters of their own', async () => {
    for (const domain of ['кава.укр', 'xn--80aaf2b.xn--j1amh']) {
      const { shop, problems } = await readSmallShop(
        setting('site: https://leafandcup.shop', `site: https://${domain}/shop/`),
        setting('hello@leafandcup.shop', `hello@${domain}`),
        setting('language: en-IE', 'language: sr-Latn-RS'),
      );
      expect(problems).toEqual([]);
      expect(shop?.content.settings.site).toBe(`https://${domain}`);
      expect(shop?.country.code, 'by the phone').toBe('IE');
    }
  });

  test('an empty field is one that is not written, and so is a group of empty fields', async () => {
    const { shop, problems } = await readSmallShop(
      file('contact.yaml', `${smallTexts.get('contact.yaml')?.replaceAll(/(?<=^intro:).*/gm, '')}`),
      settings({ seller: '\n  name:\n  grievance:\n    email:' }),
    );
    expect(problems).toEqual([]);
    expect(shop?.content.contact.intro).toBeUndefined();
    expect(shop?.content.settings.seller).toBeUndefined();
  });

  test('a product has its own facts, and those of all products that it does not change', async () => {
    const licence = { name: 'FSSAI', text: 'No. 12' };
    const { shop } = await readSmallShop(
      settings({
        facts:
          '{ maker: The garden, origin: India, more: [{ name: FSSAI, text: No. 12 }, { name: Diet, text: Vegan }] }',
      }),
      field(
        'tag: Sale',
        'facts: { origin: Japan, netQuantity: 50 g, mrp: 9.99, more: [{ name: Diet, text: With honey }] }',
      ),
    );
    expect(shop?.products.map(({ facts }) => facts)).toEqual([
      {
        maker: 'The garden',
        origin: 'Japan',
        netQuantity: '50 g',
        mrp: 999,
        more: [licence, { name: 'Diet', text: 'With honey' }],
      },
      { maker: 'The garden', origin: 'India', more: [licence, { name: 'Diet', text: 'Vegan' }] },
    ]);
  });

  test('few pieces are few left, and none is out of stock', async () => {
    const stateOf = async (written: string, ...changes: readonly Change[]) => {
      const { shop } = await readSmallShop(field('tag: Sale', written), ...changes);
      return shop?.products[0]?.availability;
    };
    expect(await stateOf('stock: 0')).toBe('out of stock');
    expect(await stateOf('stock: 5')).toBe('few left');
    expect(await stateOf('stock: 6')).toBeUndefined();
    const fewFrom = (most: number) => settings({ fewFrom: String(most) });
    expect(await stateOf('stock: 6', fewFrom(6))).toBe('few left');
    expect(await stateOf('stock: 1', fewFrom(0))).toBeUndefined();
    expect(await stateOf('stock: 0', fewFrom(0))).toBe('out of stock');
    expect(await stateOf('stock: 2\navailability: in stock')).toBeUndefined();
    expect(await stateOf('availability: few left until 2026-12-01')).toBe('few left');
  });

  test('19.12 a link to what is gone, or to an empty category, is left out in each language, with a hint', async () => {
    const text = '[It](/product/9) or [all](/sizes).\n\n[Tea](/product/9)';
    const categories =
      '[{ slug: black, name: Black, description: Black. }, { slug: green, name: Green, description: Green. }]';
    const { shop, hints } = await readSmallShop(
      ...inHindi(),
      settings({ categories }),
      field('tag: Sale', 'category: green'),
      setting('to: /products }', 'to: /products/category/green }'),
      setting('/help#returns', '/products/category/black'),
      { file: 'home.yaml', from: '/product/1 ', to: '/product/9 ' },
      file('pages/sizes.md', `---\ntitle: Sizes\ndescription: How.\n---\n${text}`),
    );
    const said = hints.filter(({ message }) => message.includes('so it is left out'));
    expect(said.map(({ line }) => line)).toEqual([6, 7, 5, 7]);
    for (const each of shop ? [shop, ...shop.translations.values()] : []) {
      expect(each.content.home.parts?.[0]?.hero?.[0]).toMatchObject({ text: 'Picked by hand.' });
      const shown = JSON.stringify([each.content, readPage(text, each.gone).parts]);
      expect(shown).not.toMatch(/product\/9|category\/black/);
      expect(shown).toMatch(
        /category\/green.*"content":\["It"," or ",{"type":"link","to":"\/sizes"/,
      );
    }
  });

  test('a second picture that is removed at the desk, and so still in the folder, is no mistake', async () => {
    const { problems } = await readSmallShop(
      { file: product, from: '  secondary: Leaves\n', to: '' },
      field('tag: Sale', 'pictures: { primary: primary.png }'),
    );
    expect(problems).toEqual([]);
  });

  test('phone pictures of any shape, in capitals, and one alone are right; hints say what becomes of them', async () => {
    const { shop, problems, hints } = await readSmallShop(
      file('products/01-green-tea/primary.jpg'),
      file('products/01-green-tea/Primary.JPG', await aPicture(1500, 2000, 'jpeg')),
      file('products/01-green-tea/secondary.png'),
      { file: product, from: '  secondary: Leaves\n', to: '' },
      file('products/02-black-tea/secondary.webp'),
      file('products/02-black-tea/secondary.JPEG', await aPicture(640, 800, 'jpeg')),
    );
    expect(problems).toEqual([]);
    expect(hints.map(sayProblem)).toEqual([
      'shop/products/01-green-tea/product.yaml, line 6: products/01-green-tea/Primary.JPG is 1500 × 2000 px, and this picture is 4 : 5: the shop cuts it to 1500 × 1875 px around what stands out, so look at the result.',
      'shop/products/02-black-tea/product.yaml, line 5: products/02-black-tea/secondary.JPEG is 640 px wide, so it looks blurred on many screens: 800 px are enough.',
    ]);
    expect(shop?.pictures.get('products/01-green-tea/primary')).toBe(
      'products/01-green-tea/Primary.JPG',
    );
  });

  test.each([
    ['99', 99_00],
    ['99.5', 99_50],
    ['1,099.00', 1099_00],
    ['1,09,900', 109_900_00],
  ])('%s is a price', async (written, price) => {
    const { shop } = await readSmallShop(field('8.50', written), field('oldPrice: 9.90\n', ''));
    expect(shop?.products[0]?.price).toBe(price);
  });

  test('a text that looks like a number or an answer needs no quotation marks', async () => {
    const { shop } = await readSmallShop(
      field('Green Tea', '007'),
      setting('isIncluded: true', 'isIncluded: yes'),
    );
    expect(shop?.products[0]?.name).toBe('007');
    expect(shop?.content.settings.tax?.isIncluded).toBe(true);
  });

  test('a shop with tax: none has none, and its translation needs no name of it', async () => {
    const files = await smallShop(
      ...inHindi().map((change) =>
        change.file === 'hi/settings/tax.yaml' && 'content' in change
          ? { ...change, content: undefined }
          : change,
      ),
      setting('tax:\n  percent: 23\n  name: Contained VAT\n  isIncluded: true', 'tax: none'),
    );
    const { shop, problems, hints } = await readShop(files);
    expect({ problems, hints }).toEqual({ problems: [], hints: [] });
    expect(shop?.content.settings.tax).toBeUndefined();
  });

  test('a folder that is no shop is one mistake', async () => {
    const files = { ...(await smallShop()), names: ['notes.txt'] };
    const { problems } = await readShop(files);
    expect(problems.map(sayProblem)).toEqual([
      'shop is not a shop, since it has no settings: give the name of your shop’s folder.',
    ]);
  });

  test('a shop in a second language has its texts, and all else of the first one', async () => {
    const { shop, problems, hints } = await readSmallShop(
      ...inHindi(),
      { file: 'hi/home.yaml', from: 'title: Spring in a cup.', to: 'title: प्याली में बहार' },
      { file: 'hi/products/02-black-tea/product.yaml', from: 'Black Tea', to: 'काली चाय' },
      {
        file: 'hi/settings/delivery.yaml',
        from: 'name: Dublin',
        to: 'name: डबलिन\nshipping: { zones: [{ name: Town }] }',
      },
      setting(
        'regions:\n',
        'shipping: { zones: [{ name: Town, states: [Dublin], charge: 3 }] }\nregions:\n',
      ),
    );
    expect({ problems, hints }).toEqual({ problems: [], hints: [] });
    const hindi = shop?.translations.get('hi');
    expect(hindi?.content.settings).toMatchObject({
      ...shop?.content.settings,
      language: 'hi-IE',
      regions: { list: [{ name: 'Cork' }, { name: 'डबलिन' }] },
    });
    const original = shop?.content.settings;
    const zones = hindi && original && zonesOf(hindi.content.settings, original);
    expect(zones).toMatchObject([{ name: 'Town', states: ['Dublin'], charge: 300 }]);
    expect(hindi?.content.theme).toEqual(shop?.content.theme);
    const [slide] = shop?.content.home.parts?.[0]?.hero ?? [];
    const translated = [{ ...slide, title: 'प्याली में बहार' }];
    expect(hindi?.content.home.parts?.[0]?.hero).toEqual(translated);
    expect(hindi?.products).toEqual([
      shop?.products[0],
      { ...shop?.products[1], name: 'काली चाय' },
    ]);
    expect(shop?.products[1]?.name).toBe('Black Tea');
  });

  test('18.20 a second language is shown as soon as it begins, and a hint counts what is missing', async () => {
    const begun = inHindi().filter(({ file: name }) => !name.startsWith('hi/'));
    const { shop, problems, hints } = await readSmallShop(...begun, {
      file: 'hi/products/01-green-tea/product.yaml',
      content: 'alt: { primary: हरा डिब्बा }',
    });
    expect(problems).toEqual([]);
    expect(hints.map(sayProblem).join()).toMatch(
      /^shop\/hi lacks \d+ of the texts, which are shown as in the first language: /,
    );
    const hindi = shop?.translations.get('hi');
    const [hero, ...rest] = hindi?.content.home.parts ?? [];
    expect(hero).toEqual(shop?.content.home.parts?.[0]);
    // What a new shop begins with is known in Hindi.
    expect(rest).toContainEqual({
      services: expect.arrayContaining([expect.objectContaining({ title: 'डिलीवरी' })]),
    });
    expect(hindi?.products[0]).toMatchObject({
      name: 'Green Tea',
      alt: { primary: 'हरा डिब्बा' },
    });
    // A product with some of its texts is not in the first language as a whole.
    expect(hindi?.products.map(({ untranslated }) => untranslated)).toEqual([undefined, true]);
    expect(hindi?.untranslated).toContain('/product/2');
    expect(hindi?.untranslated).not.toContain('/product/1');
  });

  test('18.1 a shop may be in a language that the software does not speak, also a second one', async () => {
    const second = await readSmallShop(
      setting('language: en-IE\n', 'language: en-IE\nlanguages: [en, mr]\nbuttons: hi\n'),
      file('mr/products/02-black-tea/product.yaml', 'name: काळा चहा'),
    );
    expect(second.problems).toEqual([]);
    expect(second.shop?.translations.get('mr')).toMatchObject({
      content: { settings: { language: 'mr-IE' } },
      products: [{ name: 'Green Tea' }, { name: 'काळा चहा' }],
    });
    const first = await readSmallShop(setting('language: en-IE', 'language: mr-IE\nbuttons: hi'));
    expect(first).toMatchObject({ problems: [], hints: [] });
  });
});
