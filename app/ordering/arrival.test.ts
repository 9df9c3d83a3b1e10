import { describe, expect, test, vi } from 'vitest';
import { arrivalOf } from './arrival.ts';

const delivery = {
  processing: { least: 1, most: 2 },
  shipping: { least: 1, most: 3 },
  rests: ['Sunday'],
  closed: ['2026-11-30'],
};
/** In the time zone of the machine, as in a browser. */
const days = (arrival: ReturnType<typeof arrivalOf>) =>
  arrival && [arrival.first.toDateString(), arrival.last.toDateString()];

describe('What is ordered', () => {
  test('on a Tuesday arrives after the days of processing and shipping, without those on which the shop rests', () => {
    expect(days(arrivalOf({}, delivery, new Date(2026, 10, 24, 23, 59)))).toEqual([
      'Thu Nov 26 2026',
      'Tue Dec 01 2026',
    ]);
  });

  test('before a holiday of the shop is processed after it', () => {
    const holiday = { from: '2026-11-25', to: '2026-11-28' };
    expect(days(arrivalOf({}, delivery, new Date(2026, 10, 24), holiday))).toEqual([
      'Wed Dec 02 2026',
      'Sat Dec 05 2026',
    ]);
  });

  test('in a holiday of thousands of years is reckoned at once', () => {
    const holiday = { from: '2026-11-01', to: '9999-12-31' };
    const days = vi.spyOn(Date.prototype, 'setDate');
    const arrival = arrivalOf({}, delivery, new Date(2026, 10, 24), holiday);
    expect(arrival?.first.getFullYear()).toBe(10_000);
    expect(days.mock.calls.length, 'its days are not gone through').toBeLessThan(20);
    days.mockRestore();
  });

  test('over the end of a year arrives in the next', () => {
    expect(days(arrivalOf({}, delivery, new Date(2026, 11, 31)))).toEqual([
      'Sat Jan 02 2027',
      'Wed Jan 06 2027',
    ]);
  });

  test('before it is there is processed from its day on', () => {
    const later = { availability: 'from 2027-03-01' } as const;
    expect(days(arrivalOf(later, delivery, new Date(2026, 10, 24)))?.[0]).toBe('Wed Mar 03 2027');
  });

  test('after its day, as if it had been there all the time', () => {
    const past = { availability: 'from 2026-03-01' } as const;
    expect(days(arrivalOf(past, delivery, new Date(2026, 10, 24)))?.[0]).toBe('Thu Nov 26 2026');
  });

  test('although it is out of stock has no day', () => {
    expect(arrivalOf({ availability: 'out of stock' }, delivery, new Date())).toBeUndefined();
  });
});
