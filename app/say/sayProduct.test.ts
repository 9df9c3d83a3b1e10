import { describe, expect, test } from 'vitest';
import { aProduct } from '#catalogue/product.testing.ts';
import { sayAvailability } from './sayAvailability.ts';
import { skuOf } from './sayProduct.ts';

describe('What is said of a product', () => {
  test('one left, few left, out of stock and a day each have their words', () => {
    expect(sayAvailability('few left', 1)).toBe('Only one left');
    expect(sayAvailability('few left', 2)).toBe('Few left');
    expect(sayAvailability('few left')).toBe('Few left');
    expect(sayAvailability('out of stock')).toBe('Out of stock');
    expect(sayAvailability('from 2027-03-01')).toBe('Available from 1 March 2027');
  });

  test('the SKU is the shop’s pattern with the id in it', () => {
    expect(skuOf(aProduct({ id: 12 }))).toBe('BEAU-12');
  });
});
