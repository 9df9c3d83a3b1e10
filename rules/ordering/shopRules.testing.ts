import type { ShopRules } from './shopRules.ts';
import { type Offer, offering } from './offers.ts';
import type { Zone } from './zone.ts';
import { sendingTo } from './zones.ts';

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
