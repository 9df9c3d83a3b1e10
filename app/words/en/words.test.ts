import { describe, expect, test } from 'vitest';
import { itemCount, productCount } from './counts.ts';
import { taxLabel } from './tax.ts';

describe('English words', () => {
  test('6.1 one is counted in the singular, none and every other number in the plural', () => {
    expect(productCount(1)).toBe('1 product');
    expect(productCount(0)).toBe('0 products');
    expect(itemCount(1)).toBe('1 item');
    expect(itemCount(11)).toBe('11 items');
  });

  test('9.5 a tax that is added is called by its name, and one that prices contain is called included', () => {
    expect(taxLabel('VAT', 19, false)).toBe('VAT (19%)');
    expect(taxLabel('VAT', 19, true)).toBe('Includes VAT (19%)');
  });
});
