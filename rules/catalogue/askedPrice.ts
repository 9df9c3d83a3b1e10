import type { MinorUnits } from '#ordering/money.ts';
import { fold } from './fold.ts';

/** How the shop's languages speak of prices: of each, its phrases as `phraseOf` writes them, with `|` between. */
export type PriceWords = Readonly<
  Record<
    | 'money'
    | 'upTo'
    | 'from'
    | 'between'
    | 'lowFirst'
    | 'highFirst'
    | 'thousand'
    | 'lakh'
    | 'units',
    string
  >
>;

/** What a text says of prices, and what it says beside that (SPEC 16.65). */
export type AskedPrice = {
  readonly rest: string;
  readonly least?: MinorUnits;
  readonly most?: MinorUnits;
  readonly order?: 'low' | 'high';
};

/** @public Also read by reader/. A text in small letters without accents, a space between its words and numbers. */
export function phraseOf(text: string): string {
  const apart = fold(text).replaceAll(
    /(\d\s*k?)\s*[-–—]\s*(?=[\p{L}\p{Sc}.]{0,6}\s*\d)/gu,
    '$1 – ',
  );
  return (apart.match(/\d[\d.,]*\d|\d|–|[\p{L}\p{M}]+/gu) ?? []).join(' ');
}

/** Gives what reads prices in texts: "under 500", "500 रुपये से कम", "₹300 - ₹600", "below 1.5k", "cheapest". */
export function makePriceReader(words: PriceWords): (text: string) => AskedPrice {
  const { upTo, from, between, lowFirst, highFirst, thousand, lakh, units } = words;
  const money = `(?:${words.money})`;
  const amountOf = (written = ''): MinorUnits => {
    const [number = '', word = ''] = written.split(' ');
    const [decimals = ''] = /[.,]\d\d?$/.exec(number) ?? [];
    const whole = number.slice(0, number.length - decimals.length).replaceAll(/\D/g, '');
    const times = lakh.split('|').includes(word) ? 100_000 : 1000;
    return Math.round(Number(`${whole}.${decimals.slice(1)}`) * 100 * (word ? times : 1));
  };
  // A longer number is no price.
  const amount = String.raw`(\d[\d.,]{0,11}(?: (?:${thousand}|${lakh})(?= ))?)`;
  const number = `(?:${money} )?${amount}(?: ${money}(?= ))?`;
  const patterns: readonly (readonly [string, (one?: string, other?: string) => object])[] = [
    [
      `(?:(?:${from}) )?${number} (?:${between}|–) ${number}`,
      (least, most) => ({ least: amountOf(least), most: amountOf(most) }),
    ],
    [`(?:${upTo}) ${number}`, (most) => ({ most: amountOf(most) })],
    [`(?:${from}) ${number}`, (least) => ({ least: amountOf(least) })],
    [`${number} (?:${upTo})`, (most) => ({ most: amountOf(most) })],
    [`${number} (?:${from})`, (least) => ({ least: amountOf(least) })],
    [`(?:${lowFirst})`, () => ({ order: 'low' })],
    [`(?:${highFirst})`, () => ({ order: 'high' })],
  ];
  const known = patterns.map(([form, read]) => [new RegExp(` (?:${form})(?= )`), read] as const);
  const alone = new RegExp(`^ (?:${money} )?${amount}(?: ${money})? $`);
  const measure = String.raw`[\d.,]+(?: (?:${between}|–) [\d.,]+)?`;
  const measured = new RegExp(` (?:(?:${units}) ${measure}|${measure} (?:${units}))(?= )`, 'g');
  return (text) => {
    // What has a unit is no price: its digits stand apart meanwhile.
    const apart = (found: string) => found.replaceAll(/\d/g, '$&\u2060');
    const phrase = ` ${phraseOf(text)} `.replaceAll(measured, apart);
    const [, exact = ''] = alone.exec(phrase) ?? [];
    if (/\d{3}|[^\d.,]/.test(exact))
      return { rest: '', least: amountOf(exact), most: amountOf(exact) };
    const asked = { rest: phrase };
    for (const [form, read] of known) {
      const [found, one, other] = form.exec(asked.rest) ?? [];
      if (found) Object.assign(asked, { rest: asked.rest.replace(found, '') }, read(one, other));
    }
    if (asked.rest === phrase) return { rest: text };
    return { ...asked, rest: asked.rest.replaceAll('\u2060', '') };
  };
}
