import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
      }),
    );
  });
});
