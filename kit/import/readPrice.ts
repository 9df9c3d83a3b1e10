const currency = String.raw`(?:[\p{L}\p{M}\p{Sc}]{1,4}\.?)?`;
const written = new RegExp(String.raw`^${currency}([\d.,]*\d)(?:\/-|[.,]?[-–])?${currency}$`, 'u');
const grouped = /^[1-9]\d{0,2}(?:[.,]\d{2,3})*[.,]\d{3}$/;

/**
 * A price as spreadsheets write it in India and Europe (`1,09,900`, `1.299,00 €`, `649/-`) in the form of
 * the shop's files, such as 1299.00; a text that is no price stays as it is (SPEC 19.30).
 */
export function readPrice(typed: string): string {
  const number = written.exec(typed.replaceAll(/[\s'’]/g, ''))?.[1];
  if (number === undefined) return typed;
  const [, integer = '', decimals = ''] = /^(.+?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  const separators = new Set(integer.match(/[.,]/g));
  const isGrouped = separators.size === 1 && grouped.test(integer);
  const point = decimals === '' ? '' : (number[integer.length] ?? '');
  if (separators.has(point) || (separators.size > 0 && !isGrouped)) return typed;
  return `${integer.replaceAll(/[.,]/g, '')}.${decimals.padEnd(2, '0')}`;
}
