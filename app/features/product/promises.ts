import { policies } from '#shop/policies';
import * as words from '#words/policies.ts';

/** What the shop promises about shipping and return, each with its name; nothing where the shop promises nothing (SPEC 11.3). */
export const promises: readonly (readonly [name: string, promise: string | undefined])[] = [
  [words.processing, policies.processing],
  [words.standardShipping, policies.standardShipping],
  [words.expressShipping, policies.expressShipping],
  [words.freeShipping, policies.freeShipping],
  [words.returns, policies.returns],
  [words.guarantee, policies.guarantee],
  [words.support, policies.support],
];
