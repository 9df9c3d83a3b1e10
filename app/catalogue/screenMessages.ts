import * as strings from '#strings/toasts.ts';
import { type Message, error, info, success } from './messages.ts';
import type { Product } from './product.ts';

/** "Add to Cart" on the wishlist; the same words whether the product was in the cart or not (SPEC 12). */
export const addedFromWishlist = (product: Product): Message =>
  success(strings.addedFromWishlist(product.name));

/** After "Undo" of a removal (SPEC 16.1). */
export const backInCart = (product: Product): Message => success(strings.backInCart(product.name));
export const backOnWishlist = (product: Product): Message =>
  success(strings.backOnWishlist(product.name));

/** Messages that only one screen or dialog shows, so that other pages do not load them. */
export const screenMessages = {
  wishlistRemoved: { ...error(strings.wishlistRemoved), isPolite: true },
  cartRemoved: { ...error(strings.cartRemoved), isPolite: true },
  orderPlaced: success(strings.orderPlaced),
  cartIsEmpty: error(strings.cartIsEmpty),
  cartHasUnavailableLines: error(strings.cartHasUnavailableLines),
  messageLeftToMailProgram: info(strings.messageLeftToMailProgram),
} satisfies Record<string, Message>;
