import type { PriceFormat } from '#ordering/money.ts';
import type { ShopContent } from '#shop-data/fields/schema.ts';

/** How a currency's prices are written, as in `€ {amount}` with the digits of `de-DE` (SPEC 1.4). */
export function readPriceFormat({
  locale,
  written,
}: Pick<ShopContent['settings']['currency'], 'locale' | 'written'>): PriceFormat {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
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
    written,
    zero: partsOf(0, 'integer').join('').codePointAt(0) ?? 0,
    decimal: partsOf(large, 'decimal').join(''),
    group: partsOf(large, 'group')[0] ?? '',
    groupStart: String.raw`\B(?=(\d{${sizes.at(-2) ?? 1}})*\d{${sizes.at(-1) ?? 1}}$)`,
    minGrouped,
  };
}
