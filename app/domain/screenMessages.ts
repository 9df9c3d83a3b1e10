import * as words from '#words/toasts.ts';
import * as productWords from '#words/screenToasts.ts';
import { type Message, error, info, success } from './messages.ts';
import type { Product } from './product.ts';

/** "Add to Cart" on the wishlist; the same words whether the product was in the cart or not (SPEC 12). */
export const addedFromWishlist = ({ productName }: Product): Message =>
  success(productWords.addedFromWishlist(productName));

/** After "Undo" of a removal (SPEC 16.1). */
export const backInCart = ({ productName }: Product): Message =>
  success(productWords.backInCart(productName));
export const backOnWishlist = ({ productName }: Product): Message =>
  success(productWords.backOnWishlist(productName));

/** Messages that only one screen or dialog shows, so that other pages do not load them. */
export const screenMessages = {
  wishlistRemoved: { ...error(words.wishlistRemoved), isPolite: true },
  cartRemoved: { ...error(words.cartRemoved), isPolite: true },
  orderPlaced: success(words.orderPlaced),
  cartIsEmpty: error(words.cartIsEmpty),
  cartIsHeldUp: error(words.cartIsHeldUp),
  messageLeftToMailProgram: info(words.messageLeftToMailProgram),
} satisfies Record<string, Message>;
