import { describe, expect, test } from 'vitest';
import { isOrderable } from './availability.ts';

describe('Availability', () => {
  test('only what is out of stock cannot be ordered', () => {
    expect(isOrderable({})).toBe(true);
    expect(isOrderable({ availability: 'few left' })).toBe(true);
    expect(isOrderable({ availability: 'from 2027-03-01' })).toBe(true);
    expect(isOrderable({ availability: 'out of stock' })).toBe(false);
  });
});
