import { describe, expect, test } from 'vitest';
import { availabilityOn, isOrderable } from './availability.ts';

describe('Availability', () => {
  test('what is out of stock cannot be ordered, what comes later can', () => {
    expect(isOrderable({})).toBe(true);
    expect(isOrderable({ availability: 'few left' })).toBe(true);
    expect(isOrderable({ availability: 'from 2027-03-01' })).toBe(true);
    expect(isOrderable({ availability: 'out of stock' })).toBe(false);
  });

  test('16.55 what comes on a day is in stock from that day on', () => {
    expect(availabilityOn('2026-11-19', 'from 2026-11-20')).toBe('from 2026-11-20');
    expect(availabilityOn('2026-11-20', 'from 2026-11-20')).toBeUndefined();
    expect(availabilityOn('', 'from 2026-11-20'), 'before the day is known').toBeDefined();
    expect(availabilityOn('2026-11-20', 'few left')).toBe('few left');
  });
});
