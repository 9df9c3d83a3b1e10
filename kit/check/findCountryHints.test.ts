import { describe, expect, test } from 'vitest';
import { sayProblem } from '#shop-data/read/problem.ts';
import { readWithHints } from './readWithHints.ts';
import { type Change, smallShop } from '#shop-data/read/smallShop.testing.ts';

const sendsTo = (country: string): Change => ({
  file: 'settings.yaml',
  from: 'regions:',
  to: `shipping: { charge: 5, country: ${country} }\nregions:`,
});
const inIndia = sendsTo('IN');

/** The hints that say what the law wants. */
async function hintsOf(...changes: readonly Change[]): Promise<readonly string[]> {
  const { hints } = await readWithHints(await smallShop(...changes));
  return hints.map(sayProblem).filter((hint) => hint.includes('no legal advice'));
}

describe('14.111 A shop whose orders are real', () => {
  test('in India reads what the law wants to be said, with source and day', async () => {
    const hints = await hintsOf(inIndia);
    expect(hints.map((hint) => hint.replace(/^shop\/|:? is missing.*|, line \d+/g, ''))).toEqual([
      'settings.yaml: seller',
      'products/01-green-tea/product.yaml: facts.maker',
      'products/01-green-tea/product.yaml: facts.origin',
      'products/01-green-tea/product.yaml: facts.netQuantity',
      'products/01-green-tea/product.yaml: facts.mrp',
      'products/01-green-tea/product.yaml: facts.customerCare',
    ]);
    expect(hints[1]).toBe(
      'shop/products/01-green-tea/product.yaml, line 1: facts.maker is missing: say who makes or imports it, with the address, here or in facts of settings.yaml for all products; the same is true of one more product (Legal Metrology (Packaged Commodities) Rules, 2011, as lmd.kerala.gov.in/?p=804 gives them, looked up on 24 November 2026; this is no legal advice).',
    );
  });

  test('in India is warned of a tax that is added, of an old price above the MRP, and of food without a best before', async () => {
    const tax = { file: 'settings.yaml', from: 'isIncluded: true', to: 'isIncluded: false' };
    const product = {
      file: 'products/01-green-tea/product.yaml',
      from: 'tag: Sale',
      to: 'ingredients: Green tea\nfacts: { mrp: 9.00, mrpIncludesTaxes: false }',
    };
    const hints = await hintsOf(inIndia, tax, product);
    const said = [
      'tax.isIncluded is false',
      'oldPrice is higher',
      'facts.bestBefore is missing',
      'facts.mrpIncludesTaxes is false',
    ];
    for (const hint of said) expect(hints.join()).toContain(hint);
  });

  test('reads those of the country that it sends to, whatever its language is', async () => {
    const english = { file: 'settings.yaml', from: 'language: en-IE', to: 'language: en-IN' };
    expect(await hintsOf(english, sendsTo('IE'))).toEqual([]);
    expect(await hintsOf(sendsTo('IN'))).not.toEqual([]);
  });

  test('has none of these hints in another country, or as a demonstration', async () => {
    const from = 'channel: mail, email: orders@leafandcup.shop';
    const demonstration = { file: 'settings.yaml', from, to: 'channel: demonstration' };
    expect(await hintsOf()).toEqual([]);
    expect(await hintsOf(inIndia, demonstration)).toEqual([]);
  });
});
