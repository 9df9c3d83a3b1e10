import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceFormat } from '#shop/settings';
import { readPrice, writePrice } from './money.ts';
import { formatPrice } from '#say/sayPrice.ts';

describe('Price', () => {
  test('a price has "Rs.", Indian digit grouping and two decimals', () => {
    expect(formatPrice(1_099_00)).toBe('Rs. 1,099.00');
    expect(formatPrice(1_09_900_00)).toBe('Rs. 1,09,900.00');
    expect(formatPrice(5)).toBe('Rs. 0.05');
  });

  test('the text of a price contains every hundredth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (amount) => {
        const digits = formatPrice(amount).replace('Rs. ', '').replaceAll(',', '');
        expect(Number(digits.replace('.', ''))).toBe(amount);
        expect(readPrice(formatPrice(amount), priceFormat)).toBe(amount);
      }),
    );
  });

  test.each(['', '1099', 'Rs. 1,099', 1099, null, { toString: 1 }])(
    'a text without two decimals is no price: %j',
    (text) => expect(readPrice(text, priceFormat)).toBeUndefined(),
  );

  test.each(['₹1,099.00', 'Rs. 1099.00', '1.099,00 €', '1 099,00 kr'])(
    'a price that the shop wrote in another way is read: %s',
    (text) => expect(readPrice(text, priceFormat)).toBe(1_099_00),
  );

  test('a price in digits of another script is read', () => {
    const format = { ...priceFormat, zero: 0x966 };
    expect(readPrice(writePrice(1_099_00, format), format)).toBe(1_099_00);
  });
});
