import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { unconfirmed, untouched } from '#owner/check/findHints.ts';
import { sayProblem } from '#reader/files/problem.ts';
import { readWithHints } from '#owner/check/readWithHints.ts';
import { type ByFile, type FileName, type ShopContent, schemas } from '#reader/fields/schema.ts';
import { filesOf } from '#reader/files/shopFiles.ts';
import { openFile } from '#reader/kinds/checkFile.ts';
import { knownText, languageOf, spokenLanguages } from '#reader/messages/languageRecord.ts';
import { textsOf } from '#reader/read/translate.ts';
import { readPriceFormat } from '#reader/read/priceFormat.ts';
import { readShop } from '#reader/read/readShop.ts';
import { newShop, newShopFiles, sayWrong } from './newShop.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The texts of the template that are English in a shop of another language, but for those that are the same there. */
function leftInEnglish(content: ShopContent): readonly string[] {
  const language = languageOf(content.settings.language);
  const template = filesOf('owner/new/template');
  const textsIn = (contentOf: (name: FileName) => unknown) =>
    Object.entries(schemas).flatMap(([name, schema]) =>
      textsOf(schema, contentOf(name as FileName)).map(({ value }) => String(value)),
    );
  const begun = textsIn((name) =>
    template.names.includes(`${name}.yaml`)
      ? openFile(template, `${name}.yaml`).content
      : undefined,
  );
  return textsIn((name) => (content as ByFile)[name]).filter(
    (text) =>
      text !== '' && begun.includes(text) && knownText(language, 'home.yaml', text) !== text,
  );
}

describe('A new shop', () => {
  test('is right, says nothing to shoppers that its owner has not written, and has a few hints', async () => {
    const { problems, hints, shop } = await readWithHints(newShopFiles('my-shop', {}));
    expect(problems).toEqual([]);
    expect(shop?.content.settings).toMatchObject({
      name: 'My Shop',
      line: '',
      contact: { phoneName: 'Phone' },
    });
    expect(shop?.content.policies).toEqual({});
    const left = hints.filter(({ message }) => message === untouched).map(sayProblem);
    expect(left.join()).toMatch(/ site is still a placeholder/);
    expect(hints.map(({ field }) => field)).toContain('orders.channel');
    expect(hints.map(sayProblem).join()).toContain('my-shop/products has no product yet');
    expect(hints.length).toBeLessThanOrEqual(12);
  });

  test('of India is right, and asks for what its law requires in a few hints', async () => {
    const answers = { country: 'IN', name: 'Masala', orders: '098765-43210', hindi: true };
    const files = newShopFiles('my-shop', answers);
    const { problems, hints, shop } = await readWithHints(files);
    expect(problems).toEqual([]);
    expect(shop?.content.settings).toMatchObject({
      name: 'Masala',
      currency: { code: 'INR' },
      tax: { isIncluded: true },
      orders: { channel: 'whatsapp', phone: '+91 98765 43210' },
      languages: ['en', 'hi'],
      payments: [{ name: 'Cash on delivery' }, { name: 'UPI' }],
    });
    expect(shop?.content.settings.regions?.list).toHaveLength(36);
    const left = hints.filter(({ message }) => message === untouched).map(sayProblem);
    expect(hints.map(sayProblem).join()).toMatch(/seller is missing/);
    expect(hints.length).toBeLessThanOrEqual(12);
    expect(new Set(left).size).toBe(left.length);
    expect(hints.map(sayProblem).join()).not.toContain('devanagari');
  });

  test.each([
    [
      'PT',
      { country: 'PT', language: 'pt', orders: '912 345 678' },
      'pt-PT',
      '{amount} €',
      'Início',
    ],
    ['DE', { orders: '+49 1512 3456789' }, 'de-DE', '{amount} €', 'Start'],
    ['US', { country: 'US', orders: 'a@b.in' }, 'en-US', '${amount}', 'Home'],
    ['GB', { country: 'GB' }, 'en-GB', '£{amount}', 'Home'],
    // Of a country without a file, Intl and libraries know this much.
    ['NL', { orders: '+31 6 12345678' }, 'nl-NL', '€ {amount}', 'Home'],
  ])(
    'of %s is right, in its language and money, and nothing in it is of India',
    async (country, answers, language, written, home) => {
      const files = newShopFiles('my-shop', answers);
      const { problems, shop } = await readWithHints(files);
      expect(problems).toEqual([]);
      expect(shop?.country.code).toBe(country);
      expect(shop?.content.settings).toMatchObject({
        language,
        currency: { locale: language, written },
        menu: [{ label: home }, {}, {}, {}],
      });
      expect(shop?.content.settings.regions?.list.length).toBe(country === 'US' ? 51 : undefined);
      const texts = files.names
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => String(files.read(name)));
      expect(texts.join('')).not.toMatch(/India\b|₹|\+91|GST|-IN\b/);
      const foreign = texts
        .join('')
        .match(/-(?:GB|US|PT|DE|NL)\b/g)
        ?.filter((tag) => tag !== `-${country}`);
      expect(foreign ?? []).toEqual([]);
    },
  );

  test('whatever is typed into the form is right, or one sentence for each answer that is wrong', async () => {
    // The fields of the form are one line each.
    const line = fc
      .string({ unit: 'binary', maxLength: 90 })
      .map((all) => all.replaceAll(/\s/g, ' '));
    const odd = fc.constantFrom(...'|null|- a|{|a: b|#|\u202e|98765 43210|a@b.in|😀|%@'.split('|'));
    const typed = fc.oneof(line, odd, fc.webUrl(), fc.emailAddress());
    const form = { name: typed, orders: typed, site: typed, repository: typed };
    const answers = fc.record({ ...form, country: fc.constantFrom('', 'IN'), hindi: fc.boolean() });
    const sentence =
      /^(?:Nothing was written\. )?(?:Give the|The name of|Your WhatsApp|The address|The desk|One of the).*\.$/;
    await fc.assert(
      fc.asyncProperty(answers, async (own) => {
        for (const said of (await sayWrong('tea', own))?.split('\n') ?? [])
          expect(said).toMatch(sentence);
      }),
    );
  }, 60_000);

  test('of India asks about tax, ways to pay and origin until its owner has confirmed them', async () => {
    const files = newShopFiles('my-shop', { country: 'IN' });
    const openOf = async (more: string) => {
      const read = (name: string) =>
        Buffer.concat([files.read(name), Buffer.from(name === 'settings/tax.yaml' ? more : '')]);
      const { hints } = await readWithHints({ ...files, read });
      return hints.flatMap(({ message, field }) => (message === unconfirmed ? field : []));
    };
    const open = await openOf('');
    expect(open).toEqual(['payments 1, name', 'payments 2, name', 'tax.percent', 'facts.origin']);
    expect(await openOf('\nconfirmed: yes\n')).toEqual([]);
  });

  test('has no English text in any language of the software, whatever its country', async () => {
    const [, ...languages] = spokenLanguages();
    expect(languages).toEqual(['hi', 'mr', 'pt']);
    for (const language of languages)
      for (const country of ['IN', 'PT', 'GB', 'BR']) {
        const { shop } = await readShop(newShopFiles('my-shop', { country, language }));
        expect(shop && leftInEnglish(shop.content), `${language}-${country}`).toEqual([]);
      }
  });

  test('has nothing to translate into a further language of the software', async () => {
    const files = newShopFiles('my-shop', { country: 'IN', hindi: true });
    const { hints } = await readWithHints(files);
    const left = hints.flatMap(({ message, parts }) => (message.startsWith('lacks') ? parts : []));
    expect(left).toMatchObject([{ file: 'my-shop/hi/settings/shop.yaml', field: 'name' }]);
  });

  test('of India in Marathi has states in the order of its letters, prices in the digits 0 to 9, and asks about ways to pay too', async () => {
    const files = newShopFiles('my-shop', { country: 'IN', language: 'mr' });
    const { shop, hints } = await readWithHints(files);
    expect(shop?.content.settings).toMatchObject({
      regions: {
        name: 'राज्य',
        list: expect.arrayContaining([{ name: 'महाराष्ट्र' }, { name: 'केरळ' }]) as object[],
      },
      payments: [{ name: 'कॅश ऑन डिलिव्हरी' }, { name: 'UPI' }],
    });
    const { currency, regions } = shop?.content.settings ?? {};
    const names = regions?.list.map(({ name }) => name) ?? [];
    expect(names).toEqual(names.toSorted(new Intl.Collator('mr').compare));
    expect(currency && readPriceFormat(currency, 'mr-IN').zero).toBe('0'.codePointAt(0));
    const open = hints.flatMap(({ message, field }) => (message === unconfirmed ? field : []));
    expect(open).toContain('payments 1, name');
  });

  test.each([
    [
      'tea',
      { language: 'Deutsch' },
      /^There is no language Deutsch\. Write its two or three small/,
    ],
    [undefined, {}, /^Give the folder a name in letters, digits and dashes/],
    ['../elsewhere', {}, /^Give the folder a name in letters, digits and dashes/],
    [
      'tea',
      { country: 'XX' },
      /^There is no country XX\. Write its two capital letters, such as IN, or leave it out\.$/,
    ],
    ['public', {}, /^Nothing was written\. public is the name of a folder that/],
    ['docs', {}, /^docs is there already, so nothing was written\./],
    [
      'tea',
      { orders: '98220 12345' },
      /^Nothing was written\. Your WhatsApp number or mail address is “98220 12345”, but[^\n]*$/,
    ],
  ])('is not written into the folder %s with %o', async (folder, answers, sentence) => {
    const say = vi.spyOn(console, 'error').mockReturnValue();
    expect(await newShop(folder, answers)).toBe(false);
    expect(say.mock.calls.join()).toMatch(sentence);
    expect(readdirSync('docs')).not.toContain('settings');
    for (const name of ['tea', 'public']) expect(readdirSync('.')).not.toContain(name);
  });
});
