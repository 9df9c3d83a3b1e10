import { policies } from '#shop/settings';
import * as strings from '#strings/productPage';

/** Each with its name; nothing where the shop promises nothing (SPEC 11.3). */
type Promises = readonly (readonly [name: string, promise: string | undefined])[];

/** What the shop promises about shipping. */
export const shippingPromises: Promises = [
  [strings.processing, policies.processing],
  [strings.standardShipping, policies.standardShipping],
  [strings.expressShipping, policies.expressShipping],
  [strings.freeShipping, policies.freeShipping],
];

/** What the shop promises for after the purchase. */
export const returnPromises: Promises = [
  [strings.returns, policies.returns],
  [strings.guarantee, policies.guarantee],
  [strings.support, policies.support],
];

export const promises = [...shippingPromises, ...returnPromises];
