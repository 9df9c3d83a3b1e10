import { expect, test } from 'vitest';
import { unitPriceOf } from './unitPrice.ts';

test.each([
  [599_00, '50 ml', { amount: 1198_00, per: '100 ml', of: '50 ml' }],
  [599_00, '50 मिली', { amount: 1198_00, per: '100 ml', of: '50 ml' }],
  [4_00, '2 x 1,5 l', { amount: 13, per: '100 ml', of: '3000 ml' }],
  [8_50, '250 g', { amount: 34_00, per: '1 kg', of: '250 g' }],
  [9_00, '50 ml tube and 50 ml jar', undefined],
  [9_00, '0 ml', undefined],
  [9_00, '12 pieces', undefined],
  [9_00, undefined, undefined],
])('what costs %i for %j has its unit price', (price, netQuantity, unitPrice) => {
  expect(unitPriceOf(price, netQuantity, ['100 ml', '1 l', '1 kg'])).toEqual(unitPrice);
});
