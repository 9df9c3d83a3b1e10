import { shipping as shippingOfShop } from '#shop/settings';
import type { MinorUnits } from './money.ts';

/** What a shop asks for shipping; without it, nothing is said of it (SPEC 15.6). */
export type Shipping = typeof shippingOfShop;

/** What sending costs; `unknown` while it depends on a region that is not chosen yet. */
export type Charge = MinorUnits | 'unknown';

/**
 * The charge for goods of this sum: 0 from where it is free, `undefined` if the shop says nothing of it.
 *
 * @param region empty until the shopper has chosen one; without it, the charge is that of most regions
 */
export function shippingCharge(
  sum: MinorUnits,
  region?: string,
  shipping: Shipping = shippingOfShop,
): Charge | undefined {
  if (!shipping || sum === 0) return undefined;
  if (missingToFree(sum, shipping) === 0) return 0;
  if (region === '' && shipping.regions?.length) return 'unknown';
  return shipping.regions?.find(({ name }) => name === region)?.charge ?? shipping.charge;
}

/** What is missing until shipping is free; `undefined` where it never is. */
export function missingToFree(
  sum: MinorUnits,
  shipping: Shipping = shippingOfShop,
): MinorUnits | undefined {
  return shipping?.freeFrom && Math.max(0, shipping.freeFrom - sum);
}
