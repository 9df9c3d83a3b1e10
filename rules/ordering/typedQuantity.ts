import { toQuantity } from './cart.ts';
import { plainText } from './plainText.ts';

/** A number in Latin digits, perhaps with a sign, a fraction, or groups as in 1,00,000. */
const number = /^[+-]?(?:\d+|\d{1,3}(?:[, ٬]\d{2,3})*[, ٬]\d{3})(?:\.\d*)?$/;

/** The quantity that a typed text says, from 1 to 999; `undefined` if it says none (SPEC 7.11). */
export function readTypedQuantity(text: string): number | undefined {
  const typed = plainText(text);
  if (!number.test(typed)) return undefined;
  return toQuantity(typed.replaceAll(/[, ٬]/g, ''));
}
