import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ask } from './asks.ts';
import { answered } from './asks.ts';
import type { DayRules } from './arrival.ts';
import { workingDay } from './calendar.ts';
import { clockOf, dayAfter, dayOn } from './day.ts';
import { orderOf } from './order.ts';
import { aShop, aTime, someDays, someRules } from './shopRules.testing.ts';
import { askingIn, possibleDays } from './wishedDay.ts';
import type { Zone } from './zone.ts';
import { aProduct } from '#catalogue/product.testing.ts';

const none = { least: 0, most: 0 };
/** A baker: the same day if it is ordered before 11:00, not on Sundays, not on Christmas. */
const rules: DayRules = {
  delivery: { processing: none, shipping: none },
  calendar: {
    closes: '11:00',
    rests: ['Sunday'],
    closed: [{ from: '2026-12-24', to: '2026-12-26' }],
  },
};
const lineOf = (product = aProduct()) => ({ product, quantity: 1 });
/** Friday, 27 November 2026. */
const at = (hour: number, minute = 0) =>
  `2026-11-27T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
const weddingCake = aProduct({ id: 2, processing: { least: 5, most: 5 } });

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
    const { problemOf } = possibleDays(rules, { most: 60 }, [lineOf()], undefined, now);
    const problem = problemOf(chosen);
    expect(problem && { why: problem.why, day: problem.day }).toEqual(expected);
  });

  test('is that of the slowest line, and of what the nearest zone needs', () => {
    const courier: Zone = { name: 'Elsewhere', charge: 0, days: { least: 2, most: 4 } };
    const firstOf = (lines: readonly ReturnType<typeof lineOf>[], ...zones: readonly Zone[]) =>
      possibleDays(rules, {}, lines, zones, at(9)).first;
    const city: Zone = { name: 'City', charge: 0 };
    expect(firstOf([lineOf(), lineOf(weddingCake)], city)).toBe('2026-12-03');
    expect(firstOf([lineOf()], courier)).toBe('2026-11-30');
    expect(firstOf([lineOf()], courier, city), 'before it is known').toBe('2026-11-27');
  });

  test('of an order is its arrival, and stops it once it is too early', () => {
    const dayAsk: Ask = { key: 'Day', name: 'Day', kind: 'date' };
    const shop = {
      ...aShop(rules),
      asking: askingIn(rules, dayAsk),
    };
    const orderAt = (now: string) =>
      orderOf(shop, [lineOf()], { today: '2026-11-27', now, day: '2026-11-27' });
    expect(orderAt(at(10))).toMatchObject({ day: '2026-11-27', unfit: [] });
    const { day, unfit } = orderAt(at(12));
    expect(day).toBeUndefined();
    expect(unfit).toMatchObject([{ ask: dayAsk, problem: { why: 'early', day: '2026-11-28' } }]);
  });

  test('of a line is checked by its own product', () => {
    const ask: Ask = { key: 'Day', name: 'Day', kind: 'date' };
    const asking = askingIn(rules, undefined);
    const cakeFor = (Day?: string) => lineOf(answered({ ...weddingCake, asks: [ask] }, { Day }));
    const lines = [cakeFor('2026-12-03'), cakeFor('2026-12-02'), cakeFor()];
    expect(asking(lines, undefined, { now: at(9) }).unfit).toMatchObject([
      { ask, problem: { chosen: '2026-12-02', day: '2026-12-03' } },
      { ask },
    ]);
  });
});

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const aZone: fc.Arbitrary<Zone | undefined> = maybe(
  fc.record({
    name: fc.constant('Zone'),
    charge: fc.constant(0),
    days: maybe(someDays),
  }),
);
describe('In any shop, zone and time zone', () => {
  test('the day that is said is possible itself, and the first one is no day off and not in the past', () => {
    fc.assert(
      fc.property(
        someRules,
        aZone,
        aTime,
        fc.nat({ max: 200 }),
        (own, zone, { time, timeZone }, days) => {
          const now = clockOf(time, timeZone);
          const { calendar = {} } = own;
          const {
            first,
            last = '',
            problemOf,
          } = possibleDays(own, { most: 90 }, [lineOf()], zone && [zone], now);
          expect(first >= dayOn(now)).toBe(true);
          expect(problemOf(first)).toBeUndefined();
          expect(problemOf(last)).toBeUndefined();
          const chosen = dayAfter(dayOn(now), days - 10);
          const problem = problemOf(chosen);
          const mayBe =
            workingDay(chosen, calendar) === chosen && chosen >= first && chosen <= last;
          expect(mayBe || problem !== undefined, `${chosen} is possible`).toBe(true);
          expect(problemOf(problem?.day ?? first)).toBeUndefined();
        },
      ),
    );
  });

  test('a day that has become too early does not become possible again', () => {
    fc.assert(
      fc.property(
        someRules,
        aZone,
        aTime,
        fc.nat({ max: 100 }),
        (own, zone, { time, timeZone }, hours) => {
          const firstAt = (ms: number) =>
            possibleDays(own, {}, [lineOf()], zone && [zone], clockOf(ms, timeZone)).first;
          // The hour that clocks repeat in autumn comes twice.
          const [early, late] = [firstAt(time), firstAt(time + (hours + 2) * 3_600_000)];
          expect(late >= early).toBe(true);
        },
      ),
    );
  });
});
