import type { MinorUnits } from '#ordering/money.ts';
import { fold } from './fold.ts';

/** How the shop's languages speak of prices: of each, its phrases as `phraseOf` writes them, with `|` between. */
export type PriceWords = Readonly<
  Record<'money' | 'upTo' | 'from' | 'between' | 'lowFirst' | 'highFirst', string>
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
  const apart = fold(text).replaceAll(/(\d)\s*[-–—]\s*(\d)/g, '$1 – $2');
  return (apart.match(/\d[\d.,]*\d|\d|–|[\p{L}\p{M}]+/gu) ?? []).join(' ');
}

/** Gives what reads prices in texts: "under 500", "500 रुपये से कम", "300 to 600", "cheapest". */
export function makePriceReader(words: PriceWords): (text: string) => AskedPrice {
  const { upTo, from, between, lowFirst, highFirst } = words;
  const money = `(?:${words.money})`;
  // A longer number is no price.
  const number = String.raw`(?:${money} )?(\d[\d.,]{0,11}(?: k(?= ))?)(?: ${money}(?= ))?`;
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
  const alone = new RegExp(String.raw`^ (?:${money} )?(\d{3}[\d.,]{0,9})(?: ${money})? $`);
  return (text) => {
    const phrase = ` ${phraseOf(text)} `;
    const [, exact] = alone.exec(phrase) ?? [];
    if (exact) return { rest: '', least: amountOf(exact), most: amountOf(exact) };
    const asked = { rest: phrase };
    for (const [form, read] of known) {
      const [found, one, other] = form.exec(asked.rest) ?? [];
      if (found) Object.assign(asked, { rest: asked.rest.replace(found, '') }, read(one, other));
    }
    return asked.rest === phrase ? { rest: text } : asked;
  };
}

/** A typed number in hundredths: "1,000", "12.50", "2 k". */
function amountOf(written = ''): MinorUnits {
  const [, cents = ''] = /[.,](\d\d?)$/.exec(written) ?? [];
  const whole = written.slice(0, cents ? -cents.length : undefined).replaceAll(/\D/g, '');
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return written.endsWith('k') ? amount * 1000 : amount;
}
