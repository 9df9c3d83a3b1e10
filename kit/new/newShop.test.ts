import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { unconfirmed, untouched } from '#kit/check/findHints.ts';
import { sayProblem } from '#shop-data/read/problem.ts';
import { readWithHints } from '#kit/check/readWithHints.ts';
import { filesOf } from '#shop-data/read/shopFiles.ts';
import { newShop, newShopFiles, sayWrong } from './newShop.ts';
import { template } from './template.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('A new shop', () => {
  test('is right, and each placeholder in it is a hint', async () => {
    const { problems, hints, shop } = await readWithHints(newShopFiles('my-shop', {}));
    expect(problems).toEqual([]);
    expect(shop?.products).toHaveLength(1);
    const left = hints.filter(({ message }) => message === untouched).map(sayProblem);
    expect(left.filter((sentence) => sentence.includes(', line ')).length).toBeGreaterThan(50);
    expect(left).toContain(`my-shop/settings.yaml, line 5: name ${untouched}.`);
    expect(left).toContain(`my-shop/products/01-example/primary.webp ${untouched}.`);
    expect(hints.map(({ field }) => field)).toContain('orders.channel');
  });

  test('without pictures of a profile has no hint about them', async () => {
    const files = filesOf(template);
    const read = (name: string) => {
      const [begin = ''] = files.read(name).toString().split('  - social:');
      return name === 'home.yaml' ? Buffer.from(begin) : files.read(name);
    };
    const { hints } = await readWithHints({ ...files, folder: 'my-shop', read });
    const left = hints.map(({ file }) => file);
    expect(left).toContain('my-shop/pictures/hero-1.webp');
    expect(left).not.toContain('my-shop/pictures/social-1.webp');
  });

  test('of India is right, asks for what its law requires, and each placeholder is a hint', async () => {
    const answers = { country: 'IN', name: 'Masala', orders: '098765-43210', hindi: true };
    const files = newShopFiles('my-shop', answers);
    const { problems, hints, shop } = await readWithHints(files);
    expect(problems).toEqual([]);
    expect(files.read('settings.yaml').toString()).toMatch(
      /# .+ Take the rate of your goods\.\ntax:/,
    );
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
    expect(left.join()).toMatch(/seller\.grievance\.name .+ facts\.maker /);
    expect(new Set(left).size).toBe(left.length);
    expect(hints.map(sayProblem).join()).toContain('facts.mrp is missing');
    expect(hints.map(sayProblem).join()).not.toContain('devanagari');
  });

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
      { numRuns: 60, seed: 38 },
    );
  }, 60_000);

  test('of India asks about tax, ways to pay, origin, promises and numbers until its owner has confirmed them', async () => {
    const files = newShopFiles('my-shop', { country: 'IN' });
    const openOf = async (more: string) => {
      const read = (name: string) =>
        Buffer.concat([files.read(name), Buffer.from(name === 'settings.yaml' ? more : '')]);
      const { hints } = await readWithHints({ ...files, read });
      return hints.flatMap(({ message, field }) => (message === unconfirmed ? field : []));
    };
    const open = await openOf('');
    for (const field of ['tax.percent', 'payments 1, name', 'facts.origin', 'returns'])
      expect(open).toContain(field);
    expect(open).toContain('numbers 1, label');
    expect(await openOf('\nconfirmed: yes\n')).toEqual([]);
  });

  test.each([
    [undefined, {}, /^Give the folder a name in letters, digits and dashes/],
    ['../elsewhere', {}, /^Give the folder a name in letters, digits and dashes/],
    ['tea', { country: 'XX' }, /^There is no template for XX\. Leave it out, or use IN\.$/],
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
    expect(readdirSync('docs')).not.toContain('settings.yaml');
    for (const name of ['tea', 'public']) expect(readdirSync('.')).not.toContain(name);
  });
});
