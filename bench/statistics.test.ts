import { describe, expect, test } from 'vitest';
import { median, summarize } from './statistics.mjs';

describe('Median', () => {
  test('is the middle value, whatever the order', () => {
    expect(median([30, 10, 20])).toBe(20);
  });
  test('lies halfway between the two in the middle', () => {
    expect(median([40, 10, 20, 30])).toBe(25);
  });
  test('of no values is an error', () => {
    expect(() => median([])).toThrow(RangeError);
  });
  test('leaves the values as they were', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

test('A summary has the median, the smallest and the largest value', () => {
  expect(summarize([5, 1, 9])).toEqual({ median: 5, min: 1, max: 9 });
});
