import { expect, test } from 'vitest';
import { indianAmounts, unitPriceOf } from './unitPrice.ts';

const cases: readonly [
  price: number,
  netQuantity: string | undefined,
  unitPrice: ReturnType<typeof unitPriceOf>,
  amounts?: Parameters<typeof unitPriceOf>[2],
][] = [
  [599_00, '50 ml', { amount: 1198_00, per: '100 ml', of: '50 ml' }],
  [599_00, '50 मिली', { amount: 1198_00, per: '100 ml', of: '50 ml' }],
  [4_00, '2 x 1,5 l', { amount: 133, per: '1 l', of: '3000 ml' }],
  [8_50, '250 g', { amount: 34_00, per: '1 kg', of: '250 g' }],
  [60_00, '200 g', { amount: 30, per: '1 g', of: '200 g' }, indianAmounts],
  [500_00, '5 l', { amount: 100_00, per: '1 l', of: '5000 ml' }, indianAmounts],
  [550_00, '5.5 m', { amount: 100_00, per: '1 m', of: '550 cm' }, indianAmounts],
  [90_00, '12 पीस', { amount: 7_50, per: '1 piece', of: '12 piece' }, indianAmounts],
  [90_00, '1 piece', undefined, indianAmounts],
  [90_00, '1 kg', undefined],
  [9_00, '50 ml tube and 50 ml jar', undefined],
  [9_00, '0 ml', undefined],
  [9_00, '12 pieces', undefined],
  [9_00, undefined, undefined],
];

test.each(cases)(
  'what costs %i for %j has its unit price',
  (price, netQuantity, unitPrice, amounts) => {
    expect(unitPriceOf(price, netQuantity, amounts ?? ['100 ml', '1 l', '1 kg'])).toEqual(
      unitPrice,
    );
  },
);
