import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ask } from './asks.ts';
import { answered } from './asks.ts';
import { clockOf, dayOn, weekdays } from './day.ts';
import type { Delivery } from './delivery.ts';
import { type Holiday, isClosed } from './holiday.ts';
import { orderOf } from './order.ts';
import { aShop } from './shopRules.testing.ts';
import { askingIn, possibleDays } from './wishedDay.ts';
import type { Zone } from './zone.ts';
import { aProduct } from '#catalogue/product.testing.ts';

const none = { least: 0, most: 0 };
/** A baker: the same day if it is ordered before 11:00, not on Sundays, not on Christmas. */
const delivery: Delivery = {
  processing: none,
  shipping: none,
  closes: '11:00',
  rests: ['Sunday'],
  closed: [{ from: '2026-12-24', to: '2026-12-26' }],
};
const lineOf = (product = aProduct()) => ({ product, quantity: 1 });
/** Friday, 27 November 2026. */
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 27, hour, minute));
const weddingCake = aProduct({ id: 2, delivery: { processing: { least: 5, most: 5 } } });

describe('A day that is asked for', () => {
  test.each([
    ['today before the closing time', at(10, 59), '2026-11-27', undefined],
    ['today after it', at(11), '2026-11-27', { why: 'early', day: '2026-11-28' }],
    ['on the day of rest', at(9), '2026-11-29', { why: 'closed', day: '2026-11-30' }],
    [
      'in a holiday before a day of rest',
      at(9),
      '2026-12-24',
      { why: 'closed', day: '2026-12-28' },
    ],
    ['later than the owner takes orders', at(9), '2027-02-01', { why: 'late', day: '2027-01-26' }],
  ])('%s is met with the nearest one that is possible', (_, now, chosen, expected) => {
    const { problemOf } = possibleDays(
      { delivery, closed: undefined },
      { most: 60 },
      [lineOf()],
      undefined,
      now,
    );
    const problem = problemOf(chosen);
    expect(problem && { why: problem.why, day: problem.day }).toEqual(expected);
  });

  test('is that of the slowest line, and of what the zone needs', () => {
    const courier: Zone = { name: 'Elsewhere', charge: 0, days: { least: 2, most: 4 } };
    const rules = { delivery, closed: undefined };
    const firstOf = (lines: readonly ReturnType<typeof lineOf>[], zone?: Zone) =>
      possibleDays(rules, {}, lines, zone, at(9)).first;
    expect(firstOf([lineOf(), lineOf(weddingCake)])).toBe('2026-12-03');
    expect(firstOf([lineOf()], courier)).toBe('2026-11-30');
  });

  test('is one on which a shop sends, where that takes no day', () => {
    const tuesdays = { ...delivery, sends: ['Tuesday'] };
    const days = possibleDays(
      { delivery: tuesdays, closed: undefined },
      {},
      [lineOf()],
      undefined,
      at(9),
    );
    expect(days.first).toBe('2026-12-01');
    expect(days.problemOf('2026-12-02')).toMatchObject({ why: 'unsent', day: '2026-12-08' });
  });

  test('of an order is its arrival, and stops it once it is too early', () => {
    const dayAsk: Ask = { key: 'Day', name: 'Day', kind: 'date' };
    const shop = {
      ...aShop({ delivery }),
      asking: askingIn({ delivery, closed: undefined }, dayAsk),
    };
    const orderAt = (now: Date) =>
      orderOf(shop, [lineOf()], { today: '2026-11-27', now, day: '2026-11-27' });
    expect(orderAt(at(10))).toMatchObject({ day: '2026-11-27', unfit: [] });
    const { day, unfit } = orderAt(at(12));
    expect(day).toBeUndefined();
    expect(unfit).toMatchObject([{ ask: dayAsk, problem: { why: 'early', day: '2026-11-28' } }]);
  });

  test('of a line is checked by its own product', () => {
    const ask: Ask = { key: 'Day', name: 'Day', kind: 'date' };
    const asking = askingIn({ delivery, closed: undefined }, undefined);
    const cakeFor = (Day?: string) => lineOf(answered({ ...weddingCake, asks: [ask] }, { Day }));
    const lines = [cakeFor('2026-12-03'), cakeFor('2026-12-02'), cakeFor()];
    expect(asking(lines, undefined, { now: at(9) }).unfit).toMatchObject([
      { ask, problem: { chosen: '2026-12-02', day: '2026-12-03' } },
      { ask },
    ]);
  });
});

const someDays = fc.nat({ max: 4 }).map((least) => ({ least, most: least + 1 }));
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const aClosing = fc.constantFrom(undefined, '00:00', '11:00', '18:00', 'Monday 18:00');
const someWeekdays = maybe(fc.subarray(weekdays.slice(0, 5), { minLength: 1 }));
const aDelivery: fc.Arbitrary<Delivery> = fc.record({
  processing: someDays,
  shipping: someDays,
  sends: someWeekdays,
  closes: aClosing,
  hours: maybe(fc.nat({ max: 30 })),
  rests: fc.constantFrom(undefined, ['Sunday'], ['Saturday', 'Sunday']),
  closed: maybe(fc.constant<readonly Holiday[]>([{ from: '2026-03-02', to: '2026-03-20' }])),
});
const aZone: fc.Arbitrary<Zone | undefined> = maybe(
  fc.record({
    name: fc.constant('Zone'),
    charge: fc.constant(0),
    days: maybe(someDays),
    closes: aClosing,
  }),
);
const aClock = fc.record({
  time: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) }),
  timeZone: fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'Pacific/Chatham', 'America/St_Johns'),
});

describe('In any shop, zone and time zone', () => {
  test('the day that is said is possible itself, and the first one is no day off and not in the past', () => {
    fc.assert(
      fc.property(
        aDelivery,
        aZone,
        aClock,
        fc.nat({ max: 200 }),
        (own, zone, { time, timeZone }, days) => {
          const now = clockOf(time, timeZone);
          const rules = { delivery: own, closed: undefined };
          const {
            first,
            last = '',
            problemOf,
          } = possibleDays(rules, { most: 90 }, [lineOf()], zone, now);
          expect(first >= dayOn(now)).toBe(true);
          expect(problemOf(first)).toBeUndefined();
          expect(problemOf(last)).toBeUndefined();
          const chosen = dayOn(new Date(now.getTime() + (days - 10) * 86_400_000));
          const problem = problemOf(chosen);
          const weekday = weekdays[(new Date(chosen).getUTCDay() + 6) % 7] ?? '';
          const isOff =
            own.rests?.includes(weekday) || own.closed?.some((each) => isClosed(chosen, each));
          const mayBe = !isOff && chosen >= first && chosen <= last;
          expect(mayBe || problem !== undefined, `${chosen} is possible`).toBe(true);
          expect(problemOf(problem?.day ?? first)).toBeUndefined();
        },
      ),
    );
  });

  test('a day that has become too early does not become possible again', () => {
    fc.assert(
      fc.property(
        aDelivery,
        aZone,
        aClock,
        fc.nat({ max: 100 }),
        (own, zone, { time, timeZone }, hours) => {
          const rules = { delivery: own, closed: undefined };
          const firstAt = (ms: number) =>
            possibleDays(rules, {}, [lineOf()], zone, clockOf(ms, timeZone)).first;
          // The hour that clocks repeat in autumn comes twice.
          const [early, late] = [firstAt(time), firstAt(time + (hours + 2) * 3_600_000)];
          expect(late >= early).toBe(true);
        },
      ),
    );
  });
});
