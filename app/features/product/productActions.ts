import { addToCart, isInCart } from '#domain/cart.ts';
import { type Wording, productMessage } from '#domain/messages.ts';
import type { Product } from '#domain/product.ts';
import { addToWishlist, isInWishlist } from '#domain/wishlist.ts';
import { storedCart } from '#storage/storedCart.ts';
import { storedWishlist } from '#storage/storedWishlist.ts';
import { showToast } from '#ui/toast.ts';

/** Adds a product to the cart; the toast says whether it was there already (SPEC 12). */
export function putInCart(product: Product, quantity: number, wording: Wording): void {
  const isThere = isInCart(storedCart.read(), product.id);
  storedCart.change((lines) => addToCart(lines, product, quantity));
  showToast(productMessage(product, wording, 'cart', isThere));
}

/** Adds a product to the wishlist; the toast says whether it was there already (SPEC 12). */
export function putOnWishlist(product: Product, wording: Wording): void {
  const isThere = isInWishlist(storedWishlist.read(), product.id);
  storedWishlist.change((wishlist) => addToWishlist(wishlist, product));
  showToast(productMessage(product, wording, 'wishlist', isThere));
}
