import { group, text } from '#reader/kinds/fieldTypes.ts';

export const policies = group('Promises', {
  freeShipping: text('Free shipping', 'the promise of free shipping', 160).optional(),
  returns: text('Returns', 'how products are returned', 160).optional(),
  guarantee: text('Guarantee', 'the guarantee', 160).optional(),
  processing: text('Processing', 'how long an order is prepared', 160).optional(),
  standardShipping: text('Standard shipping', 'how long standard shipping takes', 160).optional(),
  expressShipping: text('Express shipping', 'how long express shipping takes', 160).optional(),
  support: text('Support', 'when the shop answers', 160).optional(),
});
