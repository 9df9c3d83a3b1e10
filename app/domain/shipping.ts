import { shipping as shippingOfShop } from '#shop/settings';
import * as strings from '#strings/sums.ts';
import { type MinorUnits, formatPrice } from './money.ts';

/** What a shop asks for shipping; without it, nothing is said of it (SPEC 15.6). */
export type Shipping = typeof shippingOfShop;

/** The charge for goods of this sum: 0 from where it is free, `undefined` if the shop says nothing of it. */
export function shippingCharge(
  sum: MinorUnits,
  region = '',
  shipping: Shipping = shippingOfShop,
): MinorUnits | undefined {
  if (!shipping || sum === 0) return undefined;
  if (missingToFree(sum, shipping) === 0) return 0;
  return shipping.regions?.find(({ name }) => name === region)?.charge ?? shipping.charge;
}

/** What is missing until shipping is free; `undefined` where it never is. */
export function missingToFree(
  sum: MinorUnits,
  shipping: Shipping = shippingOfShop,
): MinorUnits | undefined {
  return shipping?.freeFrom && Math.max(0, shipping.freeFrom - sum);
}

/** The charge as a shopper reads it. */
export function sayShipping(charge: MinorUnits): string {
  return charge === 0 ? strings.free : formatPrice(charge);
}
