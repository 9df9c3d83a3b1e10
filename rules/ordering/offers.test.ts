import { describe, expect, test } from 'vitest';
import { type Offer, offering } from './offers.ts';
import { aProduct } from '#catalogue/product.testing.ts';

const ring = aProduct({ id: 1, price: 500_00 });
const cuff = aProduct({ id: 2, price: 300_00 });
const ofRings = (quantity: number) => [{ product: ring, quantity }];
const now = { lines: ofRings(2), charge: 49_00, today: '2026-11-24' };
const bestOffer = (offers: readonly Offer[], { lines, charge, today } = now) =>
  offering(offers, 1)(lines, charge, today);

describe('Offers', () => {
  test.each<[string, Offer, number | undefined]>([
    ['a percentage', { name: 'A', percent: 10 }, 100_00],
    ['an amount', { name: 'A', amount: 70_00 }, 70_00],
    ['an amount above the goods', { name: 'A', amount: 5_000_00 }, 1_000_00],
    ['a reached sum', { name: 'A', from: 1_000_00, percent: 5 }, 50_00],
    ['a sum that is not reached', { name: 'A', from: 1_000_01, percent: 5 }, undefined],
    ['a reached number', { name: 'A', count: 2, percent: 5 }, 50_00],
    ['a number that is not reached', { name: 'A', count: 3, percent: 5 }, undefined],
    ['a last day', { name: 'A', percent: 5, until: '2026-11-24' }, 50_00],
    ['a day in the past', { name: 'A', percent: 5, until: '2026-11-23' }, undefined],
    ['free shipping', { name: 'A', freeShipping: true }, 0],
  ])('of one with %s, this is taken off the goods', (_, offer, saved) => {
    expect(bestOffer([offer], now)?.saved).toBe(saved);
  });

  test('what is out of stock counts for none', () => {
    const gone = { product: { ...cuff, availability: 'out of stock' as const }, quantity: 9 };
    expect(bestOffer([{ name: 'A', count: 3, percent: 5 }], { ...now, lines: [gone] })).toBe(
      undefined,
    );
  });

  test('the best one counts, and free shipping is worth its charge', () => {
    const five = { name: 'Five', percent: 5 };
    const free = { name: 'Free', freeShipping: true };
    expect(bestOffer([five, { name: 'Ten', percent: 10 }, free], now)?.name).toBe('Ten');
    expect(bestOffer([five, free], { ...now, charge: 60_00 })).toEqual({ ...free, saved: 0 });
    expect(bestOffer([free], { ...now, charge: 0 })).toBeUndefined();
  });

  const three = { name: 'Take 3, pay for 2', count: 3, pay: 2 };
  const mixed = (rings: number, cuffs: number) => ({
    ...now,
    lines: [...ofRings(rings), { product: cuff, quantity: cuffs }],
  });

  test('of each three pieces the cheapest are free', () => {
    expect(bestOffer([three], mixed(2, 1))).toEqual({ name: three.name, saved: 300_00 });
    expect(bestOffer([three], mixed(5, 1))?.saved).toBe(800_00);
    expect(bestOffer([three], mixed(1, 1))).toBeUndefined();
  });
});
