import { describe, expect, test } from 'vitest';
import { isOrderable } from './availability.ts';
import { aProduct } from './product.testing.ts';
import { type Season, listedOnDay, onDay } from './season.ts';

const mango = (own: Partial<Season> = {}) =>
  aProduct({ season: { from: '04-01', to: '06-30', isNow: true, ...own } });
const canOrder = (product: ReturnType<typeof mango>, day: string) =>
  isOrderable(onDay(product, day));

describe('16.61 A season', () => {
  test('is each year, with its first day and its last one, also over New Year', () => {
    const days = ['2027-03-31', '2027-04-01', '2031-06-30', '2027-07-01'];
    expect(days.map((day) => canOrder(mango(), day))).toEqual([false, true, true, false]);
    const orange = mango({ from: '11-15', to: '02-29' });
    const winter = ['2026-11-14', '2026-11-15', '2027-01-01', '2028-02-29', '2027-03-01'];
    expect(winter.map((day) => canOrder(orange, day))).toEqual([false, true, true, true, false]);
  });

  test('is that of the day of the build until the shopper’s day is known', () => {
    expect(canOrder(mango(), '')).toBe(true);
    expect(onDay(mango({ isNow: false }), '').availability).toBe('not before 04-01');
  });

  test('hides a product outside of it from lists, if the owner wants it so', () => {
    const all = [aProduct({ id: 2 }), mango(), mango({ isHidden: true })];
    expect(listedOnDay(all, '2027-03-31')).toEqual(all.slice(0, 2));
    expect(listedOnDay(all, '2027-04-01')).toEqual(all);
  });
});
