import { group, text } from './fieldTypes.ts';

export const policies = group({
  freeShipping: text('the promise of free shipping', 160).optional(),
  returns: text('how products are returned', 160),
  guarantee: text('the guarantee', 160).optional(),
  processing: text('how long an order is prepared', 160),
  standardShipping: text('how long standard shipping takes', 160),
  expressShipping: text('how long express shipping takes', 160).optional(),
  support: text('when the shop answers', 160),
});
