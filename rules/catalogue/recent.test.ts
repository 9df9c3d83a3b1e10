import { describe, expect, test } from 'vitest';
import { aProduct } from './product.testing.ts';
import { withViewed, recentProducts } from './recent.ts';

describe('Recently viewed', () => {
  const catalogue = Array.from({ length: 12 }, (_, index) => aProduct({ id: index + 1 }));
  const idsOf = (ids: readonly number[]) => recentProducts(catalogue, ids).map(({ id }) => id);

  test('the newest is first, and a product that is looked at again moves to the front', () => {
    expect(withViewed([], 4)).toEqual([4]);
    expect(withViewed([4, 1], 6)).toEqual([6, 4, 1]);
    expect(withViewed([6, 4, 1], 1)).toEqual([1, 6, 4]);
  });

  test('eight products are shown, also beside the current one', () => {
    const seen = [3, 1, 4, 5, 9, 2, 6, 8, 7, 10].reduceRight(withViewed, [] as readonly number[]);
    expect(seen).toEqual([3, 1, 4, 5, 9, 2, 6, 8, 7]);
    expect(idsOf(seen)).toEqual([3, 1, 4, 5, 9, 2, 6, 8]);
    expect(idsOf(seen.filter((id) => id !== 3))).toEqual([1, 4, 5, 9, 2, 6, 8, 7]);
  });

  test('ids that are unknown or repeated are not shown', () => {
    expect(idsOf([77, 2, 2, -1, 0, 5, 2])).toEqual([2, 5]);
    expect(idsOf([])).toEqual([]);
  });
});
