import type { MinorUnits } from './money.ts';

/** What a shop asks for shipping; without it, nothing is said of it (SPEC 15.6). */
export type Shipping = {
  readonly charge: MinorUnits;
  readonly country?: string | undefined;
  readonly freeFrom?: MinorUnits | undefined;
  readonly regions?: readonly { readonly name: string; readonly charge: MinorUnits }[] | undefined;
};

/** What sending costs; `unknown` while it depends on a region that is not chosen yet. */
export type Charge = MinorUnits | 'unknown';

/**
 * The charge for goods of this sum: 0 from where it is free, `undefined` for no goods.
 *
 * @param region empty until the shopper has chosen one; without it, the charge is that of most regions
 */
export function shippingCharge(
  { charge, freeFrom, regions }: Shipping,
  sum: MinorUnits,
  region?: string,
): Charge | undefined {
  if (sum === 0) return undefined;
  if (freeFrom && sum >= freeFrom) return 0;
  if (region === '' && regions?.length) return 'unknown';
  return regions?.find(({ name }) => name === region)?.charge ?? charge;
}
