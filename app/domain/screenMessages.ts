import { type Message, error, info, success } from './messages.ts';
import type { Product } from './product.ts';

/** "Add to Cart" on the wishlist; the same words whether the product was in the cart or not (SPEC 12). */
export const addedFromWishlist = ({ productName }: Product): Message =>
  success(`${productName} added to cart!`);

/** After "Undo" of a removal (SPEC 16.1). */
export const backInCart = ({ productName }: Product): Message =>
  success(`${productName} is back in your cart`);
export const backOnWishlist = ({ productName }: Product): Message =>
  success(`${productName} is back on your wishlist`);

/** Why a cart cannot be ordered as it is (SPEC 16.58). */
export const outOfStockText =
  'Something in your cart is out of stock. It is not counted. Remove it to place your order.';

/** Messages that only one screen or dialog shows, so that other pages do not load them. */
export const screenMessages = {
  wishlistRemoved: { ...error('Item removed from wishlist'), isPolite: true },
  cartRemoved: { ...error('Item Removed From Cart!'), isPolite: true },
  orderPlaced: success('Order Placed Successfully!'),
  cartIsEmpty: error('Your cart is empty!'),
  cartIsHeldUp: error(outOfStockText),
  noAccountCreated: info('This is a demonstration shop: no account was created.'),
  noAccountToSignInTo: info('This is a demonstration shop: there are no accounts to sign in to.'),
  messageLeftToMailProgram: info(
    'Your own mail program has the message now. Nothing was sent from this page.',
  ),
} satisfies Record<string, Message>;
