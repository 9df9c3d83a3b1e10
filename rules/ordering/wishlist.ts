import type { LineKey } from './asks.ts';
import { restoredIndex } from './cart.ts';
import type { Product } from '#catalogue/product.ts';

export function isInWishlist(wishlist: readonly Product[], id: number): boolean {
  return wishlist.some((product) => product.id === id);
}

/** Adds a product; returns the same list if it is already there (SPEC 12). */
export function addToWishlist(wishlist: readonly Product[], product: Product): readonly Product[] {
  return isInWishlist(wishlist, product.id) ? wishlist : [...wishlist, product];
}

export function removeFromWishlist(wishlist: readonly Product[], id: LineKey): readonly Product[] {
  return wishlist.filter((product) => product.id !== id);
}

/** Puts a removed product back where it was in `order`, a list of ids (SPEC 16.1). */
export function restoreToWishlist(
  wishlist: readonly Product[],
  product: Product,
  order: readonly LineKey[],
): readonly Product[] {
  const others = removeFromWishlist(wishlist, product.id);
  const ids = others.map(({ id }) => id);
  const index = restoredIndex(product.id, ids, order);
  return [...others.slice(0, index), product, ...others.slice(index)];
}
