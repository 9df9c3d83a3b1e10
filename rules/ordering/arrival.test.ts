import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { arrivalOf, arrivalOfOrder } from './arrival.ts';
import type { Delivery } from './delivery.ts';
import { weekdays } from './day.ts';
import { orderOf } from './order.ts';
import { aShop } from './shopRules.testing.ts';
import { type Holiday, isClosed } from './holiday.ts';
import { aProduct } from '#catalogue/product.testing.ts';

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

/** Made on Mondays, sent on Thursdays. */
const thursdays = { ...delivery, sends: ['Thursday'], closes: 'Monday 18:00' };

describe('Parcels that leave on Thursdays, of orders until Monday, 18:00,', () => {
  test.each([
    ['a minute before', new Date(2026, 10, 23, 17, 59), ['Fri Nov 27 2026', 'Tue Dec 01 2026']],
    ['a minute after', new Date(2026, 10, 23, 18, 1), ['Fri Dec 04 2026', 'Mon Dec 07 2026']],
  ])('%s are on their way on the days after', (_, now, expected) => {
    expect(days(arrivalOf({}, thursdays, now))).toEqual(expected);
  });

  test('wait for the Thursday after a holiday', () => {
    const holiday = { from: '2026-11-24', to: '2026-11-27' };
    const now = new Date(2026, 10, 23, 12);
    expect(days(arrivalOf({}, thursdays, now, holiday))?.[0]).toBe('Fri Dec 04 2026');
  });

  test('the order comes with its slowest line, and nothing that is out of stock', () => {
    const slow = aProduct({ id: 2, delivery: { processing: { least: 9, most: 12 } } });
    const gone = aProduct({ id: 3, availability: 'out of stock' });
    const lines = [aProduct(), slow, gone].map((product) => ({ product, quantity: 1 }));
    const now = new Date(2026, 10, 23, 12);
    const arrivalIn = (delivery: Delivery | undefined, cart = lines) => {
      const shop = aShop({ delivery });
      return arrivalOfOrder(shop, orderOf(shop, cart, { today: '2026-11-23' }), now);
    };
    expect(arrivalIn(thursdays)).toEqual(arrivalOf(slow, thursdays, now));
    expect(arrivalIn(thursdays, lines.slice(2))).toBeUndefined();
    expect(arrivalIn(undefined), 'a shop that does not reckon it').toBeUndefined();
  });
});

const someDays = fc
  .tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }))
  .map(([least, more]) => ({ least, most: least + more }));
const aDelivery: fc.Arbitrary<Delivery> = fc.record({
  processing: someDays,
  shipping: someDays,
  sends: fc.option(fc.subarray(weekdays.slice(0, 5), { minLength: 1 }), { nil: undefined }),
  closes: fc.option(fc.constantFrom('Monday 18:00', 'Friday 00:00'), { nil: undefined }),
  rests: fc.constantFrom(undefined, ['Sunday'], ['Saturday', 'Sunday']),
});
const anHour = fc.nat({ max: 24 * 300 }).map((hour) => new Date(2026, 0, 1, hour));
const aHoliday = fc.constantFrom<Holiday | undefined>(undefined, {
  from: '2026-03-02',
  to: '2026-03-20',
});

describe('In any shop', () => {
  test('who orders later gets nothing earlier, and a holiday brings nothing forward', () => {
    fc.assert(
      fc.property(aDelivery, anHour, anHour, aHoliday, (own, one, other, holiday) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        const dayOf = (now: Date, closed = holiday) =>
          arrivalOf({}, own, now, closed)?.last.setHours(0, 0, 0, 0) ?? 0;
        expect(dayOf(early)).toBeLessThanOrEqual(dayOf(late));
        expect(dayOf(early, { from: '2025-01-01', to: '2025-01-01' })).toBeLessThanOrEqual(
          dayOf(early),
        );
      }),
    );
  });

  test('what is with the shopper on the day it is sent comes on a sending day, and not in a holiday', () => {
    fc.assert(
      fc.property(aDelivery, anHour, aHoliday, (own, now, holiday) => {
        const sends = own.sends ?? ['Tuesday'];
        const sent = { ...own, sends, shipping: { least: 0, most: 0 } };
        for (const date of Object.values(arrivalOf({}, sent, now, holiday) ?? {})) {
          expect(sends).toContain(weekdays[(date.getDay() + 6) % 7]);
          const day = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
          expect(holiday && isClosed(day.toISOString().slice(0, 10), holiday)).not.toBe(true);
        }
      }),
    );
  });
});
