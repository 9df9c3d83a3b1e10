import fc from 'fast-check';
import type { DayRules } from './arrival.ts';
import { weekdays } from './calendar.ts';
import type { ShopRules } from './shopRules.ts';
import { type Offer, offering } from './offers.ts';
import type { Zone } from './zone.ts';
import { sendingTo } from './sending.ts';

/** What a test says of its shop: zones and offers as their owner writes them. */
export type ShopFacts = Partial<Omit<ShopRules, 'sending' | 'offering'>> & {
  readonly zones?: readonly Zone[] | undefined;
  readonly offers?: readonly Offer[] | undefined;
};

/** A shop that has only what a test is about; 10 % of tax are added to its prices. */
export function aShop({ zones, offers, smallestUnit = 1, ...facts }: ShopFacts = {}): ShopRules {
  return {
    smallestUnit,
    tax: { percent: 10, isIncluded: false },
    sending: zones && sendingTo(zones),
    offering: offers && offering(offers, smallestUnit),
    payments: undefined,
    minimum: undefined,
    delivery: undefined,
    calendar: undefined,
    ...facts,
  };
}

export const someDays = fc
  .tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }))
  .map(([least, more]) => ({ least, most: least + more }));

/** When any shop works, and how long it takes. */
export const someRules: fc.Arbitrary<DayRules> = fc.record({
  calendar: fc.record({
    closes: fc.constantFrom(undefined, '00:00', '11:00', '18:00'),
    rests: fc.subarray([...weekdays], { maxLength: 6 }),
    closed: fc.constantFrom(undefined, [{ from: '2026-03-02', to: '2026-03-20' }]),
    open: fc.constantFrom(undefined, ['2026-03-08', '2026-03-10']),
  }),
  delivery: fc.record({ processing: someDays, shipping: someDays }),
});

/** What its clock shows. */
export const aTime = fc.record({
  time: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) }),
  timeZone: fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'Pacific/Chatham', 'America/St_Johns'),
});
