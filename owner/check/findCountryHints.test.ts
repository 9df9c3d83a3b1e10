import { describe, expect, test } from 'vitest';
import { sayProblem } from '#reader/files/problem.ts';
import { indianAmounts } from '#reader/fields/unitPrice.ts';
import { readWithHints } from './readWithHints.ts';
import { type Change, setting, settings, smallShop } from '#reader/read/smallShop.testing.ts';

const sendsTo = (country: string) =>
  settings({ shipping: `{ zones: [{ name: All, charge: 5 }], country: ${country} }` });
const inIndia = sendsTo('IN');
const file = 'products/01-green-tea/product.yaml';

/** The hints that say what the law requires. */
async function hintsOf(...changes: readonly Change[]): Promise<readonly string[]> {
  const { hints } = await readWithHints(await smallShop(...changes));
  return hints.map(sayProblem).filter((hint) => hint.includes('not legal advice'));
}

describe('14.111 A shop whose orders are real', () => {
  test('in India reads what the law requires to be said, with source and day', async () => {
    const hints = await hintsOf(inIndia);
    expect(
      hints.map((hint) =>
        hint.replace(/^shop\/|:? (?:is missing|must be|is no rate).*|, line \d+/g, ''),
      ),
    ).toEqual([
      'settings/tax.yaml: tax.percent',
      'settings/shop.yaml: seller',
      'settings/range.yaml: unitPrices',
      'products/01-green-tea/product.yaml: facts.maker',
      'products/01-green-tea/product.yaml: facts.origin',
      'products/01-green-tea/product.yaml: facts.netQuantity',
      'products/01-green-tea/product.yaml: facts.mrp',
      'products/01-green-tea/product.yaml: facts.customerCare',
    ]);
    expect(hints[3]).toBe(
      'shop/products/01-green-tea/product.yaml, line 1: facts.maker is missing: say who makes or imports it, with the address, here or in facts of settings/tax.yaml for all products; the same is true of one more product (Legal Metrology (Packaged Commodities) Rules, 2011, as lmd.kerala.gov.in/?p=804 gives them, looked up on 24 November 2026; this is not legal advice).',
    );
  });

  test.each([
    ['IN', 'composition taxable person, not eligible to collect tax on supplies'],
    ['DE', '§ 34a UStDV'],
    ['PT', 'IVA – regime de isenção'],
  ])('in %s reads what is said in place of a tax, until confirmed', async (country, said) => {
    const from = 'tax:\n  percent: 23\n  name: Contained VAT\n  isIncluded: true';
    const hints = await hintsOf(sendsTo(country), setting(from, 'tax: none'));
    expect(hints.filter((hint) => hint.includes(', line 2: tax is none')).join()).toContain(said);
    const confirmed = await hintsOf(sendsTo(country), setting(from, 'tax: none\nconfirmed: yes'));
    expect(confirmed.join()).not.toContain('tax is none');
  });

  test('in India is warned of a tax that is added, of an old price above the MRP, and of food without a best before', async () => {
    const tax = setting('isIncluded: true', 'isIncluded: false');
    const product = {
      file,
      from: 'tag: Sale',
      to: 'tax: 11\ningredients: Green tea\nfacts: { mrp: 9.00, mrpIncludesTaxes: false }',
    };
    const hints = await hintsOf(inIndia, tax, product);
    const said = [
      'tax.isIncluded is false',
      'tax is no rate of GST',
      'oldPrice is higher',
      'facts.bestBefore is missing',
      'facts.mrpIncludesTaxes is false',
    ];
    for (const hint of said) expect(hints.join()).toContain(hint);
  });

  test('in India is warned of an officer without a designation, of one amount for a kit, and of care without an address', async () => {
    const said = async (officer: string, netQuantity: string, customerCare: string) => {
      const more = {
        facts: `{ customerCare: '${customerCare}' }`,
        unitPrices: `[${indianAmounts.join()}]`,
        seller: `{ name: Tea, address: Cork, grievance: { name: '${officer}', email: a@b.shop } }`,
      };
      const hints = await hintsOf(
        inIndia,
        settings(more),
        { file, from: 'Green Tea', to: 'Green Tea Kit' },
        { file, from: 'tag: Sale', to: `facts: { netQuantity: ${netQuantity} }` },
      );
      return hints.flatMap((hint) => /(\S+) (?:is missing or|is one|has no)/.exec(hint)?.[1] ?? []);
    };
    expect(await said('Asha Rao', '150 g', 'Tea, +91 98765 43210, a@b.shop')).toEqual([
      'seller.grievance.name',
      'facts.netQuantity',
      'facts.customerCare',
    ]);
    const care = 'Tea, 1 Hill Road, Darjeeling 734101, +91 98765 43210, a@b.shop';
    expect(await said('Asha Rao, Head of Customer Care', '100 g and 50 g', care)).toEqual([]);
  });

  test('in India is asked for the sign of food, and for the number of who sells it', async () => {
    const said = async (facts: string, registrations: string) => {
      const seller = `{ name: Tea, address: Cork, registrations: [${registrations}] }`;
      const product = { file, from: 'tag: Sale', to: `facts: { ${facts} }` };
      const hints = await hintsOf(inIndia, settings({ seller }), product);
      return hints.flatMap((hint) => /facts\.diet (?:is missing|says)/.exec(hint)?.[0] ?? []);
    };
    const gstin = '{ name: GSTIN, number: 27AAPFU0939F1ZV }';
    const fssai = '{ name: FSSAI, number: 11223344556677 }';
    expect(await said('allergens: Mustard', gstin)).toEqual(['facts.diet is missing']);
    expect(await said('diet: egg', gstin)).toEqual(['facts.diet says']);
    expect(await said('origin: India', gstin)).toEqual([]);
    expect(await said('diet: veg', fssai)).toEqual(['facts.diet is missing']);
    expect(await said('origin: India', fssai)).toEqual(['facts.diet is missing']);
  });

  test.each([
    ['आटा बिस्किट', '200 ग्राम', false],
    ['टिकिट', '200 g', false],
    ['Kitchen tea', '200 g', false],
    ['चाय किट', '200 ग्राम', true],
    ['दिवाली गिफ़्ट सेट', '200 g', true],
    ['Tea combo', '2 kg', true],
  ])('in India, %s with %s is one amount for a kit: %s', async (name, amount, isKit) => {
    const hints = await hintsOf(
      inIndia,
      { file, from: 'Green Tea', to: name },
      { file, from: 'tag: Sale', to: `facts: { netQuantity: ${amount} }` },
    );
    expect(hints.join().includes('a kit says that of each pack')).toBe(isKit);
  });

  test.each([
    // What the language is, says nothing of the law.
    ['IE', ['seller', 'oldPrice', 'facts.maker']],
    ['PT', ['seller', 'oldPrice', 'facts.maker', 'guarantee', 'helpLinks']],
    ['DE', ['tax.percent', 'helpLinks', 'seller', 'oldPrice', 'facts.maker']],
    ['US', []],
  ])('in %s reads what the law of its country wants of %j', async (country, fields) => {
    const language = setting('language: en-IE', 'language: en-IN');
    const { hints } = await readWithHints(await smallShop(language, sendsTo(country)));
    const said = hints.filter(({ message }) => message.includes('not legal advice'));
    expect(new Set(said.map(({ field }) => field))).toEqual(new Set(fields));
    const unknown = hints.filter(({ message }) => message.includes('does not know'));
    expect(unknown).toHaveLength(fields.length === 0 ? 1 : 0);
  });

  test('in the EU reads no more once it says all of it', async () => {
    const seller = `{ name: Tea, address: Porto, registrations: [{ name: NIPC, number: '509442013' }] }`;
    const links = ['https://www.livroreclamacoes.pt/inicio', 'https://www.cniacc.pt']
      .map((to) => `  - { label: Link, to: ${to} }`)
      .join('\n');
    const changes = [
      { file: 'policies.yaml', from: 'Fresh or money back', to: 'Legal guarantee of 3 years' },
      settings({ confirmed: 'yes', seller, facts: `{ maker: 'Tea, Porto, tea@leafandcup.shop' }` }),
      setting('helpLinks:', `helpLinks:\n${links}`),
    ];
    expect(await hintsOf(sendsTo('PT'), ...changes)).toEqual([]);
  });

  test('has none of these hints as a demonstration', async () => {
    const from = 'channel: mail, email: orders@leafandcup.shop';
    expect(await hintsOf(inIndia, setting(from, 'channel: demonstration'))).toEqual([]);
  });
});
