import { describe, expect, test } from 'vitest';
import { type Offer, offering } from './offers.ts';
import { aProduct } from '#catalogue/product.testing.ts';

const ring = aProduct({ id: 1, price: 500_00, category: 'rings' });
const cuff = aProduct({ id: 2, price: 300_00 });
const ofRings = (quantity: number) => [{ product: ring, quantity }];
const now = { lines: ofRings(2), charge: 49_00, today: '2026-11-24' };
const offered = (offers: readonly Offer[], { lines, charge, today } = now) =>
  offering(offers, 1)(lines, charge, today);
const bestOffer = (...given: Parameters<typeof offered>) => offered(...given).offers[0];
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

  test('one with a first day counts from then on', () => {
    const onam = { name: 'Onam', percent: 10, starts: '2026-11-25' };
    expect(bestOffer([onam], now)).toBeUndefined();
    expect(nextOffer([{ ...onam, count: 3 }], now), 'is not said before').toBeUndefined();
    expect(bestOffer([onam], { ...now, today: '2026-11-25' })?.saved).toBe(100_00);
  });

  const three = { name: 'Take 3, pay for 2', count: 3, pay: 2 };
  const mixed = (rings: number, cuffs: number) => ({
    ...now,
    lines: [...ofRings(rings), { product: cuff, quantity: cuffs }],
  });

  test('of each three pieces the cheapest are free, and what is missing for the next three is said', () => {
    expect(bestOffer([three], mixed(2, 1))).toEqual({ name: three.name, saved: 300_00 });
    expect(bestOffer([three], mixed(5, 1))?.saved).toBe(800_00);
    expect(bestOffer([{ ...three, category: 'rings' }], mixed(2, 7))).toBeUndefined();
    expect(nextOffer([three], mixed(1, 1))).toEqual({ name: three.name, count: 1 });
    expect(nextOffer([three], mixed(2, 2)), 'of four').toEqual({ name: three.name, count: 2 });
    expect(nextOffer([three], mixed(2, 1)), 'of three').toBeUndefined();
  });

  test('those that add up count beside the best of the others, up to what the goods cost', () => {
    const [ten, five] = [10, 5].map((percent) => ({ name: `${percent}`, percent }));
    const free = { name: 'Free', freeShipping: true, adds: true };
    const most = { name: 'Most', amount: 9_999_00 };
    const namesOf = (offers: readonly Offer[]) =>
      offered(offers, mixed(2, 1)).offers.map(({ name, saved }) => [name, saved]);
    if (!ten || !five) return;
    expect(namesOf([five, ten, { ...three, adds: true }])).toEqual([
      ['10', 130_00],
      [three.name, 300_00],
    ]);
    expect(namesOf([free, { ...free, name: 'Twice' }, five])).toEqual([
      ['Free', 0],
      ['5', 65_00],
    ]);
    expect(namesOf([most, { ...ten, adds: true }])).toEqual([['Most', 1_300_00]]);
    const far = { ...ten, name: 'Far', from: 2_000_00, adds: true };
    expect(nextOffer([most, far], mixed(2, 1))).toEqual({ name: 'Far', sum: 700_00 });
  });
});
