const currency = String.raw`(?:[\p{L}\p{M}\p{Sc}]{1,4}\.?)?`;
const written = new RegExp(String.raw`^${currency}([\d.,]*\d)(?:\/-|[.,]?[-–])?${currency}$`, 'u');
const grouped = /^[1-9]\d{0,2}(?:[.,]\d{2,3})*[.,]\d{3}$/;

/**
 * A price as spreadsheets write it in India and Europe (`1,09,900`, `1.299,00 €`, `649/-`) in the form of
 * the shop's files, such as 1299.00; a text that is no price stays as it is (SPEC 19.30).
 */
export function readPrice(typed: string): string {
  const number = numberIn(typed);
  if (number === undefined) return typed;
  // What a formula has made: no sign stands before so many digits but that of decimals.
  if (/^\d+[.,]\d{4,}$/.test(number)) return Number(number.replace(',', '.')).toFixed(2);
  const [, integer = '', decimals = ''] = /^(.+?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  const separators = new Set(integer.match(/[.,]/g));
  const isGrouped = separators.size === 1 && grouped.test(integer);
  const point = decimals === '' ? '' : (number[integer.length] ?? '');
  if (separators.has(point) || (separators.size > 0 && !isGrouped)) return typed;
  return `${integer.replaceAll(/[.,]/g, '')}.${decimals.padEnd(2, '0')}`;
}

function numberIn(typed: string): string | undefined {
  return written.exec(typed.replaceAll(/[\s'’]/g, ''))?.[1];
}

/** The sign before the decimals, as the shop writes prices. */
export function decimalSignOf(locale: string): string {
  return new Intl.NumberFormat(locale).format(0.5).replaceAll(/\d/g, '');
}

/** What is wrong with a number that can be read in two ways: a sign before three digits, which may be decimals. */
export function sayDoubtful(typed: string, decimal: string): string | undefined {
  const [number = '', sign] = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(numberIn(typed) ?? '') ?? [];
  if (sign !== decimal) return undefined;
  const asDecimal = Number(number.replace(',', '.'));
  return `is ${typed}, which may be ${readPrice(number)} or ${asDecimal}: write it without a sign between thousands, and with two decimals`;
}
