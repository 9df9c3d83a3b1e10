import type { PriceFormat } from '#ordering/money.ts';
import { decimalsOf } from '#reader/kinds/codeFields.ts';
import { latinDigits } from '#reader/messages/languageRecord.ts';
import type { ShopContent } from '#reader/fields/schema.ts';

type Currency = ShopContent['settings']['currency'];

/** A space between a sign and its number, where no line may end. */
const besideSign = / (?=\p{Sc})|(?<=\p{Sc}) /gu;

/**
 * How prices are written on pages in a language, as in `€ {amount}` with the digits of `de-DE` (SPEC 1.4):
 * as the settings say, else as the language does.
 *
 * @param first the shop's first language, which alone the currency's locale is about
 */
export function readPriceFormat(
  { code, locale, written }: Currency,
  language: string,
  first = language,
): PriceFormat {
  // Stored prices are read in all languages, so their digits are the same.
  const { numberingSystem } = new Intl.NumberFormat(locale ?? latinDigits(first)).resolvedOptions();
  const own = `${(language === first && locale) || language}-u-nu-${numberingSystem}`;
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const format = new Intl.NumberFormat(own, decimals);
  const partsOf = (number: number, type: string) =>
    format.formatToParts(number).flatMap((part) => (part.type === type ? [part.value] : []));
  const large = 1_234_567_890_123;
  // In India the last group has three digits, and the others have two.
  const sizes = partsOf(large, 'integer').map((group) => Array.from(group).length);
  let minGrouped = 1;
  while (minGrouped < 13 && partsOf(10 ** (minGrouped - 1), 'group').length === 0) {
    minGrouped += 1;
  }
  return {
    written: written?.replaceAll(besideSign, '\u00A0') ?? patternOf(own, code),
    zero: partsOf(0, 'integer').join('').codePointAt(0) ?? 0,
    decimal: partsOf(large, 'decimal').join(''),
    group: partsOf(large, 'group')[0] ?? '',
    groupStart: String.raw`\B(?=(\d{${sizes.at(-2) ?? 1}})*\d{${sizes.at(-1) ?? 1}}$)`,
    minGrouped,
    smallestUnit: decimalsOf(code) > 0 ? 1 : 100,
  };
}

/** A price in a language with `{amount}` in place of its number. */
function patternOf(locale: string, currency: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat(locale, options).formatToParts(0);
  return parts
    .flatMap(({ type, value }) =>
      type === 'integer' ? ['{amount}'] : ['decimal', 'fraction'].includes(type) ? [] : [value],
    )
    .join('');
}
