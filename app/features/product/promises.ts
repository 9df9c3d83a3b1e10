import { policies } from '#shop/policies';
import * as strings from '#strings/policies.ts';

/** What the shop promises about shipping and return, each with its name; nothing where the shop promises nothing (SPEC 11.3). */
export const promises: readonly (readonly [name: string, promise: string | undefined])[] = [
  [strings.processing, policies.processing],
  [strings.standardShipping, policies.standardShipping],
  [strings.expressShipping, policies.expressShipping],
  [strings.freeShipping, policies.freeShipping],
  [strings.returns, policies.returns],
  [strings.guarantee, policies.guarantee],
  [strings.support, policies.support],
];
