import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Delivery, arrivalOf, arrivalOfOrder } from './arrival.ts';
import { type Calendar, workingDay } from './calendar.ts';
import { clockOf, dayOn } from './day.ts';
import { orderOf } from './order.ts';
import { type ShopFacts, aShop, aTime, someRules } from './shopRules.testing.ts';
import type { Zone } from './zone.ts';
import { aProduct } from '#catalogue/product.testing.ts';

const delivery = { processing: { least: 1, most: 2 }, shipping: { least: 1, most: 3 } };
const calendar: Calendar = { rests: ['Sunday'], closed: [{ from: '2026-11-30' }] };
const days = (now: string, own = calendar, product: Parameters<typeof arrivalOf>[0] = {}) => {
  const { first, last } = arrivalOf(product, { calendar: own, delivery }, now) ?? {};
  return [first, last];
};

describe('What is ordered', () => {
  test('on a Tuesday arrives after the days of processing and shipping, without those on which the shop rests', () => {
    expect(days('2026-11-24T23:59')).toEqual(['2026-11-26', '2026-12-01']);
  });

  test('before a holiday of the shop is processed after it', () => {
    const closed = [{ from: '2026-11-25', to: '2026-11-28' }, { from: '2026-11-30' }];
    expect(days('2026-11-24T12:00', { ...calendar, closed })).toEqual(['2026-12-02', '2026-12-05']);
  });

  test('comes on a day off on which the shop works all the same', () => {
    const open = ['2026-11-29', '2026-11-30'];
    expect(days('2026-11-24T12:00', { ...calendar, open })[1]).toBe('2026-11-29');
  });

  test('over the end of a year arrives in the next', () => {
    expect(days('2026-12-31T12:00')).toEqual(['2027-01-02', '2027-01-06']);
  });

  test.each([
    ['before it is there is processed from its day on', 'from 2027-03-01', '2027-03-03'],
    ['after its day, as if it had been there all the time', 'from 2026-03-01', '2026-11-26'],
    ['although it is out of stock has no day', 'out of stock', undefined],
  ] as const)('%s', (_, availability, first) => {
    expect(days('2026-11-24T12:00', calendar, { availability })[0]).toBe(first);
  });
});

/** Baked on the day itself, if it is ordered in time. */
const none = { least: 0, most: 0 };
const sameDay = {
  delivery: { processing: none, shipping: none },
  calendar: { ...calendar, closes: '11:00' },
};

test.each([
  ['at 10:59', '2026-11-27T10:59', '2026-11-27'],
  ['at 11:00', '2026-11-27T11:00', '2026-11-28'],
  ['on the evening before the day of rest and a day off', '2026-11-28T20:00', '2026-12-01'],
])('What is made on the day, of orders until 11:00, comes, ordered %s, on %s', (_, now, day) => {
  expect(arrivalOf({}, sameDay, now)).toEqual({ first: day, last: day });
});

const city: Zone = { name: 'City', charge: 0, postcodes: ['411'], days: none };
const far: Zone = { name: 'Far', charge: 0, days: { least: 2, most: 3 }, without: ['cakes'] };

describe('To several zones', () => {
  test('it arrives from the day of the nearest to that of the farthest, of those that it goes to', () => {
    const at = (labels: readonly string[]) =>
      arrivalOf({ labels }, sameDay, '2026-11-24T10:00', [city, far]);
    expect(at([])).toEqual({ first: '2026-11-24', last: '2026-11-27', isByPlace: true });
    expect(at(['cakes'])).toEqual({ first: '2026-11-24', last: '2026-11-24' });
    expect(arrivalOf({ labels: ['cakes'] }, sameDay, '2026-11-24T10:00', [far])).toBeUndefined();
  });

  const arrivalIn = (facts: ShopFacts, postcode: string, ...labels: readonly string[]) => {
    const shop = aShop({ ...sameDay, ...facts });
    const cart = [{ product: aProduct({ labels }), quantity: 1 }];
    const order = orderOf(shop, cart, { today: '2026-11-24', to: { postcode } });
    return arrivalOfOrder(shop, order, '2026-11-24T10:00');
  };

  test('an order arrives as its zone says, once that is known, and nothing does where nothing is sent', () => {
    const zones = [city, far];
    expect(arrivalIn({ zones }, '')).toMatchObject({ last: '2026-11-27', isByPlace: true });
    expect(arrivalIn({ zones }, '', 'cakes')).toMatchObject({ last: '2026-11-24' });
    expect(arrivalIn({ zones }, '411038')).toEqual({ first: '2026-11-24', last: '2026-11-24' });
    expect(arrivalIn({ zones }, '110001', 'cakes')).toBeUndefined();
    expect(arrivalIn({ zones: [city] }, '110001')).toBeUndefined();
  });
});

test('An order comes with its slowest line, and nothing that is out of stock', () => {
  const slow = aProduct({ id: 2, processing: { least: 9, most: 12 } });
  const gone = aProduct({ id: 3, availability: 'out of stock' });
  const lines = [aProduct(), slow, gone].map((product) => ({ product, quantity: 1 }));
  const now = '2026-11-23T12:00';
  const arrivalIn = (own: Delivery | undefined, cart = lines) => {
    const shop = aShop({ delivery: own, calendar });
    return arrivalOfOrder(shop, orderOf(shop, cart, { today: '2026-11-23' }), now);
  };
  expect(arrivalIn(delivery)).toEqual(arrivalOf(slow, { delivery, calendar }, now));
  expect(arrivalIn(delivery, lines.slice(2))).toBeUndefined();
  expect(arrivalIn(undefined), 'a shop that does not reckon it').toBeUndefined();
});

test.each([
  ['Asia/Kolkata', '2026-11-27T05:29:00Z', '2026-11-27T10:59'],
  ['Pacific/Auckland', '2026-11-27T11:00:00Z', '2026-11-28T00:00'],
  ['America/Sao_Paulo', '2026-01-01T02:59:00Z', '2025-12-31T23:59'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29T03:00'],
  ['Nowhere/Unknown', new Date(2026, 10, 27, 9, 5).toISOString(), '2026-11-27T09:05'],
])('The clock of a shop in %s shows its own time and day', (zone, time, shown) => {
  expect(clockOf(Date.parse(time), zone)).toBe(shown);
});

const aClock = aTime.map(({ time, timeZone }) => clockOf(time, timeZone));

describe('In any shop', () => {
  test('what arrives never does so before it is ordered, nor on a day off', () => {
    fc.assert(
      fc.property(someRules, aClock, (rules, now) => {
        const { first = '', last = '' } = arrivalOf({}, rules, now) ?? {};
        expect(first >= dayOn(now) && last >= first).toBe(true);
        for (const day of [first, last]) expect(workingDay(day, rules.calendar ?? {})).toBe(day);
      }),
    );
  });

  test('who orders later gets nothing earlier, and a holiday brings nothing forward', () => {
    fc.assert(
      fc.property(someRules, aClock, aClock, (rules, one, other) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        const dayOf = (now: string, own = rules) => arrivalOf({}, own, now)?.last ?? '';
        expect(dayOf(early) <= dayOf(late)).toBe(true);
        const without = { ...rules, calendar: { ...rules.calendar, closed: undefined } };
        expect(dayOf(early, without) <= dayOf(early)).toBe(true);
      }),
    );
  });
});
