import { describe, expect, test } from 'vitest';
import { aProduct } from '#catalogue/product.testing.ts';
import { addToWishlist, isInWishlist, removeFromWishlist, restoreToWishlist } from './wishlist.ts';

describe('Wishlist', () => {
  const wash = aProduct({ id: 1 });
  const cream = aProduct({ id: 2 });

  test('a product is added once', () => {
    const once = addToWishlist([wash], cream);
    expect(once).toEqual([wash, cream]);
    expect(addToWishlist(once, cream)).toBe(once);
  });

  test('a removed product is gone and the others stay', () => {
    const left = removeFromWishlist([wash, cream], 1);
    expect(left).toEqual([cream]);
    expect(isInWishlist(left, 1)).toBe(false);
  });

  test('a removed product comes back where it was, once', () => {
    const serum = aProduct({ id: 3 });
    expect(restoreToWishlist([wash, serum], cream, [1, 2, 3])).toEqual([wash, cream, serum]);
    expect(restoreToWishlist([serum, cream], cream, [1, 2, 3])).toEqual([cream, serum]);
    expect(restoreToWishlist([], cream, [1, 2, 3])).toEqual([cream]);
  });
});
