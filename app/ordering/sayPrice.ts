import { priceFormat } from '#shop/settings';
import { type MinorUnits, writePrice } from './money.ts';

/** An amount as shoppers read it, everywhere (SPEC 1.4). */
export function formatPrice(amount: MinorUnits): string {
  return writePrice(amount, priceFormat);
}
