import * as words from '#words/toasts.ts';
import * as productWords from '#words/screenToasts.ts';
import { type Message, error, info, success } from './messages.ts';
import { fullName } from './fullName.ts';
import type { Product } from './product.ts';

/** "Add to Cart" on the wishlist; the same words whether the product was in the cart or not (SPEC 12). */
export const addedFromWishlist = (product: Product): Message =>
  success(productWords.addedFromWishlist(fullName(product)));

/** After "Undo" of a removal (SPEC 16.1). */
export const backInCart = (product: Product): Message =>
  success(productWords.backInCart(fullName(product)));
export const backOnWishlist = (product: Product): Message =>
  success(productWords.backOnWishlist(fullName(product)));

/** Messages that only one screen or dialog shows, so that other pages do not load them. */
export const screenMessages = {
  wishlistRemoved: { ...error(words.wishlistRemoved), isPolite: true },
  cartRemoved: { ...error(words.cartRemoved), isPolite: true },
  orderPlaced: success(words.orderPlaced),
  cartIsEmpty: error(words.cartIsEmpty),
  cartIsHeldUp: error(words.cartIsHeldUp),
  messageLeftToMailProgram: info(words.messageLeftToMailProgram),
} satisfies Record<string, Message>;
