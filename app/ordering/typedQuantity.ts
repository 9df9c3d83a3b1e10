import { toQuantity } from './cart.ts';

/** A number in Latin digits, perhaps with a sign, a fraction, or groups as in 1,00,000. */
const number = /^[+-]?(?:\d+|\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3})(?:\.\d*)?$/;

/** The quantity that a typed text says, from 1 to 999; `undefined` if it says none (SPEC 7.11). */
export function readTypedQuantity(text: string): number | undefined {
  const typed = text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, toLatinDigit)
    .replaceAll('٬', ',')
    .trim();
  if (!number.test(typed)) return undefined;
  return toQuantity(typed.replaceAll(/[, ]/g, ''));
}

/** The ten digits of a script follow each other, and only another ten may come before them. */
function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
