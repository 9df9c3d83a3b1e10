import type { NumberFormat } from '../../app/domain/numberFormat.ts';

/** How a locale such as `en-IN` writes numbers with two decimals (SPEC 1.4). */
export function readNumberFormat(locale: string): NumberFormat {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const partsOf = (number: number, type: string) =>
    format.formatToParts(number).flatMap((part) => (part.type === type ? [part.value] : []));
  const digits = Array.from({ length: 10 }, (_, digit) => partsOf(digit, 'integer').join(''));
  const large = 1_234_567_890_123;
  const groups = partsOf(large, 'integer').map((group) => Array.from(group).length);
  let leastGrouped = 1;
  while (leastGrouped < 16 && partsOf(10 ** (leastGrouped - 1), 'group').length === 0)
    leastGrouped += 1;
  return {
    digits: digits.join(''),
    decimalSeparator: partsOf(large, 'decimal').join(''),
    groupSeparator: partsOf(large, 'group')[0] ?? '',
    lastGroup: groups.at(-1) ?? 0,
    otherGroups: groups.at(-2) ?? 1,
    leastGrouped,
  };
}
