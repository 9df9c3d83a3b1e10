import { currency } from '#shop/settings';

/** An amount of money: a whole number of the currency's hundredths (SPEC 9.5). */
export type MinorUnits = number;

const digits = new Intl.NumberFormat(currency.locale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Writes an amount as the shop's settings say, with their grouping of digits (SPEC 1.4). */
export function formatPrice(amount: MinorUnits): string {
  return currency.written.replace('{amount}', digits.format(amount / 100));
}
