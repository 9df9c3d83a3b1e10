import { describe, expect, test } from 'vitest';
import { type Offer, offering } from './offers.ts';
import { aProduct } from '#catalogue/product.testing.ts';

const ring = aProduct({ id: 1, price: 500_00, category: 'rings' });
const cuff = aProduct({ id: 2, price: 300_00 });
const ofRings = (quantity: number) => [{ product: ring, quantity }];
const now = { lines: ofRings(2), charge: 49_00, today: '2026-11-24' };
const offered = (offers: readonly Offer[], { lines, charge, today } = now) =>
  offering(offers, 1)(lines, charge, today);
const bestOffer = (...given: Parameters<typeof offered>) => offered(...given).offer;
const nextOffer = (...given: Parameters<typeof offered>) => offered(...given).nextOffer;

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

  test('one that is about a category counts the products of it alone', () => {
    const lines = [...ofRings(1), { product: cuff, quantity: 5 }];
    const offer = { name: 'Rings', percent: 10, category: 'rings' };
    expect(bestOffer([offer], { ...now, lines })?.saved).toBe(50_00);
    expect(bestOffer([{ ...offer, count: 2 }], { ...now, lines })).toBeUndefined();
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

  test('a shopper hears what is missing for the nearest one that saves more', () => {
    const ten = { name: 'Ten', from: 1_500_00, percent: 10 };
    const three = { name: 'Three', count: 3, percent: 20 };
    expect(nextOffer([ten], now)).toEqual({ name: 'Ten', sum: 500_00 });
    expect(nextOffer([three], now)).toEqual({ name: 'Three', count: 1 });
    expect(nextOffer([{ ...ten, from: 1_001_00 }, three], now)?.name).toBe('Ten');
    expect(nextOffer([{ name: 'Now', percent: 50 }, ten], now), 'saves less').toBeUndefined();
    expect(nextOffer([{ ...ten, until: '2026-11-01' }], now), 'is over').toBeUndefined();
    const ofCuffs = { ...ten, category: 'cuffs' };
    expect(nextOffer([ofCuffs], now), 'nothing of it in the cart').toBeUndefined();
  });
});
