import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { arrivalOf, arrivalOfOrder, deliveryTo } from './arrival.ts';
import type { Delivery } from './delivery.ts';
import { clockOf, dayOn, weekdays } from './day.ts';
import { orderOf } from './order.ts';
import { aShop } from './shopRules.testing.ts';
import { type Holiday, isClosed } from './holiday.ts';
import { aProduct } from '#catalogue/product.testing.ts';

const delivery = {
  processing: { least: 1, most: 2 },
  shipping: { least: 1, most: 3 },
  rests: ['Sunday'],
  closed: [{ from: '2026-11-30', to: '2026-11-30' }],
};
/** A time on the clock of the shop. */
const at = (...parts: Parameters<typeof Date.UTC>) => new Date(Date.UTC(...parts));
const sayDay = (day: Date) =>
  new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()).toDateString();
const days = (arrival: ReturnType<typeof arrivalOf>) =>
  arrival && [sayDay(arrival.first), sayDay(arrival.last)];

describe('What is ordered', () => {
  test('on a Tuesday arrives after the days of processing and shipping, without those on which the shop rests', () => {
    expect(days(arrivalOf({}, delivery, at(2026, 10, 24, 23, 59)))).toEqual([
      'Thu Nov 26 2026',
      'Tue Dec 01 2026',
    ]);
  });

  test('before a holiday of the shop is processed after it', () => {
    const holiday = { from: '2026-11-25', to: '2026-11-28' };
    expect(days(arrivalOf({}, delivery, at(2026, 10, 24), holiday))).toEqual([
      'Wed Dec 02 2026',
      'Sat Dec 05 2026',
    ]);
  });

  test('in a holiday of thousands of years is reckoned at once', () => {
    const holiday = { from: '2026-11-01', to: '9999-12-31' };
    const days = vi.spyOn(Date.prototype, 'setUTCDate');
    const arrival = arrivalOf({}, delivery, at(2026, 10, 24), holiday);
    expect(arrival?.first.getUTCFullYear()).toBe(10_000);
    expect(days.mock.calls.length, 'its days are not gone through').toBeLessThan(20);
    days.mockRestore();
  });

  test('over the end of a year arrives in the next', () => {
    expect(days(arrivalOf({}, delivery, at(2026, 11, 31)))).toEqual([
      'Sat Jan 02 2027',
      'Wed Jan 06 2027',
    ]);
  });

  test('before it is there is processed from its day on', () => {
    const later = { availability: 'from 2027-03-01' } as const;
    expect(days(arrivalOf(later, delivery, at(2026, 10, 24)))?.[0]).toBe('Wed Mar 03 2027');
  });

  test('after its day, as if it had been there all the time', () => {
    const past = { availability: 'from 2026-03-01' } as const;
    expect(days(arrivalOf(past, delivery, at(2026, 10, 24)))?.[0]).toBe('Thu Nov 26 2026');
  });

  test('although it is out of stock has no day', () => {
    expect(arrivalOf({ availability: 'out of stock' }, delivery, new Date())).toBeUndefined();
  });
});

/** Made on Mondays, sent on Thursdays. */
const thursdays = { ...delivery, sends: ['Thursday'], closes: 'Monday 18:00' };

describe('Parcels that leave on Thursdays, of orders until Monday, 18:00,', () => {
  test.each([
    ['a minute before', at(2026, 10, 23, 17, 59), ['Fri Nov 27 2026', 'Tue Dec 01 2026']],
    ['a minute after', at(2026, 10, 23, 18, 1), ['Fri Dec 04 2026', 'Mon Dec 07 2026']],
  ])('%s are on their way on the days after', (_, now, expected) => {
    expect(days(arrivalOf({}, thursdays, now))).toEqual(expected);
  });

  test('wait for the Thursday after a holiday', () => {
    const holiday = { from: '2026-11-24', to: '2026-11-27' };
    const now = at(2026, 10, 23, 12);
    expect(days(arrivalOf({}, thursdays, now, holiday))?.[0]).toBe('Fri Dec 04 2026');
  });

  test('the order comes with its slowest line, and nothing that is out of stock', () => {
    const slow = aProduct({ id: 2, delivery: { processing: { least: 9, most: 12 } } });
    const gone = aProduct({ id: 3, availability: 'out of stock' });
    const lines = [aProduct(), slow, gone].map((product) => ({ product, quantity: 1 }));
    const now = at(2026, 10, 23, 12);
    const arrivalIn = (delivery: Delivery | undefined, cart = lines) => {
      const shop = aShop({ delivery });
      return arrivalOfOrder(shop, orderOf(shop, cart, { today: '2026-11-23' }), now);
    };
    expect(arrivalIn(thursdays)).toEqual(arrivalOf(slow, thursdays, now));
    expect(arrivalIn(thursdays, lines.slice(2))).toBeUndefined();
    expect(arrivalIn(undefined), 'a shop that does not reckon it').toBeUndefined();
  });
});

/** Baked on the day itself, if it is ordered in time. */
const sameDay = {
  ...delivery,
  processing: { least: 0, most: 0 },
  shipping: { least: 0, most: 0 },
  closes: '11:00',
};

describe('What is made on the day, of orders until 11:00,', () => {
  test.each([
    ['at 10:59', at(2026, 10, 27, 10, 59), 'Fri Nov 27 2026'],
    ['at 11:00', at(2026, 10, 27, 11), 'Sat Nov 28 2026'],
    [
      'on the evening before the day of rest and a holiday',
      at(2026, 10, 28, 20),
      'Tue Dec 01 2026',
    ],
  ])('comes, ordered %s, on the first day that is possible', (_, now, expected) => {
    expect(days(arrivalOf({}, sameDay, now))).toEqual([expected, expected]);
  });

  test('comes a day later where its hours go past midnight', () => {
    const long = { ...sameDay, closes: undefined, hours: 3 };
    expect(days(arrivalOf({}, long, at(2026, 10, 26, 20, 59)))?.[0]).toBe('Thu Nov 26 2026');
    expect(days(arrivalOf({}, long, at(2026, 10, 26, 21, 1)))?.[0]).toBe('Fri Nov 27 2026');
  });

  test('comes to a zone as that says', () => {
    const zone = { name: 'Elsewhere', charge: 0, days: { least: 1, most: 2 }, closes: '09:00' };
    const there = deliveryTo(sameDay, { ...zone, sends: ['Thursday'] });
    expect(days(arrivalOf({}, there, at(2026, 10, 25, 12)))).toEqual([
      'Fri Nov 27 2026',
      'Sat Nov 28 2026',
    ]);
    expect(days(arrivalOf({}, there, at(2026, 10, 26, 12)))?.[0]).toBe('Fri Dec 04 2026');
  });
});

describe('The clock of a shop', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-27T05:29:00Z', '2026-11-27T10:59'],
    ['Pacific/Auckland', '2026-11-27T11:00:00Z', '2026-11-28T00:00'],
    ['America/Sao_Paulo', '2026-01-01T02:59:00Z', '2025-12-31T23:59'],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29T03:00'],
  ])('in %s shows its own time and day, wherever the shopper is', (zone, time, shown) => {
    expect(clockOf(Date.parse(time), zone).toISOString()).toContain(shown);
  });
});

const someDays = fc
  .tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }))
  .map(([least, more]) => ({ least, most: least + more }));
const aDelivery: fc.Arbitrary<Delivery> = fc.record({
  processing: someDays,
  shipping: someDays,
  sends: fc.option(fc.subarray(weekdays.slice(0, 5), { minLength: 1 }), { nil: undefined }),
  closes: fc.option(fc.constantFrom('Monday 18:00', 'Friday 00:00', '11:00'), { nil: undefined }),
  rests: fc.constantFrom(undefined, ['Sunday'], ['Saturday', 'Sunday']),
});
const anHour = fc.nat({ max: 24 * 300 }).map((hour) => at(2026, 0, 1, hour));
const aHoliday = fc.constantFrom<Holiday | undefined>(undefined, {
  from: '2026-03-02',
  to: '2026-03-20',
});

describe('In any shop', () => {
  test('what arrives never does so before it is ordered, nor on a day off, in any time zone', () => {
    const zones = fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Pacific/Chatham', undefined);
    const hours = fc.option(fc.nat({ max: 30 }), { nil: undefined });
    fc.assert(
      fc.property(aDelivery, hours, anHour, zones, aHoliday, (own, hours, time, zone, holiday) => {
        const now = clockOf(time.getTime(), zone);
        const { first, last } = arrivalOf({}, { ...own, hours }, now, holiday) ?? {};
        for (const day of [first, last]) {
          if (!day) throw new Error('It has no day.');
          expect(dayOn(day) >= dayOn(now)).toBe(true);
          expect(own.rests ?? []).not.toContain(weekdays[(day.getUTCDay() + 6) % 7]);
          expect(holiday && isClosed(dayOn(day), holiday)).not.toBe(true);
        }
        expect(Number(first)).toBeLessThanOrEqual(Number(last));
      }),
    );
  });

  test('who orders later gets nothing earlier, and a holiday brings nothing forward', () => {
    fc.assert(
      fc.property(aDelivery, anHour, anHour, aHoliday, (own, one, other, holiday) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        const dayOf = (now: Date, closed = holiday) =>
          arrivalOf({}, own, now, closed)?.last.setUTCHours(0, 0, 0, 0) ?? 0;
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
          expect(sends).toContain(weekdays[(date.getUTCDay() + 6) % 7]);
          expect(holiday && isClosed(dayOn(date), holiday)).not.toBe(true);
        }
      }),
    );
  });
});
