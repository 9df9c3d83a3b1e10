const currency = String.raw`(?:[\p{L}\p{M}\p{Sc}]{1,4}\.?)?`;
const written = new RegExp(String.raw`^${currency}([\d.,]*\d)(?:\/-|[.,]?[-–])?${currency}$`, 'u');
const grouped = /^[1-9]\d{0,2}(?:[.,]\d{2,3})*[.,]\d{3}$/;

/** The sign before the decimals, as the shop writes prices. */
export function decimalSignOf(locale: string): string {
  return new Intl.NumberFormat(locale).format(0.5).replaceAll(/\d/g, '');
}

/**
 * A price as people write it in India and Europe (`1,09,900`, `1.299,00 €`, `649/-`) in the form of the shop's
 * files, such as 1299.00; a text that is no price stays as it is, and one with two readings is both (SPEC 19.30).
 *
 * @param decimal the shop's own sign before decimals: before three digits it may be that of thousands too
 */
export function readPrice(typed: string, decimal = ''): string | readonly [string, string] {
  const number = written.exec(typed.replaceAll(/[\s'’]/g, ''))?.[1];
  if (number === undefined) return typed;
  const asDecimal = Number(number.replace(',', '.'));
  // What a formula has made: no sign stands before so many digits but that of decimals.
  if (/^\d+[.,]\d{4,}$/.test(number)) return asDecimal.toFixed(2);
  const [, integer = '', decimals = ''] = /^(.+?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  const separators = new Set(integer.match(/[.,]/g));
  const isGrouped = separators.size === 1 && grouped.test(integer);
  const point = number.slice(integer.length, number.length - decimals.length);
  if (separators.has(point) || (separators.size > 0 && !isGrouped)) return typed;
  const price = `${integer.replaceAll(/[.,]/g, '')}.${decimals.padEnd(2, '0')}`;
  const hasTwo = separators.has(decimal) && /^\d+[.,]\d{3}$/.test(number);
  return hasTwo ? [price, String(asDecimal)] : price;
}
