import { describe, expect, test } from 'vitest';
import { plural } from './plural.ts';

describe('plural', () => {
  test('6.1 one is counted in the singular, none and every other number in the plural', () => {
    expect(plural(1, 'product', 'products')).toBe('1 product');
    expect(plural(0, 'product', 'products')).toBe('0 products');
    expect(plural(2, 'item', 'items')).toBe('2 items');
    expect(plural(11, 'item', 'items')).toBe('11 items');
  });
});
