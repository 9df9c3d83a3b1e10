import { priceFormat } from '#shop/settings';
import { type MinorUnits, writePrice } from '#ordering/money.ts';

/** An amount as shoppers read it, everywhere (SPEC 1.4). */
export function formatPrice(amount: MinorUnits): string {
  return writePrice(amount, priceFormat);
}

/** A percentage without its sign, which the message has, since some languages have a space before it. */
export function formatPercent(percent: number): string {
  return String(percent).replace('.', priceFormat.decimal);
}
