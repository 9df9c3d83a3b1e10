import { describe, expect, test } from 'vitest';
import { isOrderable, sayAvailability } from './availability.ts';

describe('Availability', () => {
  test('few left, out of stock and a day each have their words', () => {
    expect(sayAvailability('few left')).toBe('Few left');
    expect(sayAvailability('out of stock')).toBe('Out of stock');
    expect(sayAvailability('from 2027-03-01')).toBe('Available from 1 March 2027');
  });

  test('only what is out of stock cannot be ordered', () => {
    expect(isOrderable({})).toBe(true);
    expect(isOrderable({ availability: 'few left' })).toBe(true);
    expect(isOrderable({ availability: 'from 2027-03-01' })).toBe(true);
    expect(isOrderable({ availability: 'out of stock' })).toBe(false);
  });
});
