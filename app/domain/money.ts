import { currency, numberFormat } from '#shop/settings';
import { writeHundredths } from './numberFormat.ts';

/** An amount of money: a whole number of the currency's hundredths (SPEC 9.5). */
export type MinorUnits = number;

/** Writes an amount as the shop's settings say, with their grouping of digits (SPEC 1.4). */
export function formatPrice(amount: MinorUnits): string {
  return currency.written.replace('{amount}', writeHundredths(amount, numberFormat));
}
