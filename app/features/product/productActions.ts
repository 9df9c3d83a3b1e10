import { addToCart, isInCart } from '#domain/cart.ts';
import { type MessageManner, type MessageScreen, productMessages } from '#domain/messages.ts';
import type { Product } from '#domain/product.ts';
import { addToWishlist, isInWishlist } from '#domain/wishlist.ts';
import { storedCart } from '#storage/cart.ts';
import { storedWishlist } from '#storage/wishlist.ts';
import { showToast } from '#ui/toast.ts';

/** In whose words, how long and where the shopper is told (SPEC 12). */
export type Voice = { readonly screen: MessageScreen; readonly manner: MessageManner };

/** Puts a product into the cart, or says that it is there already (SPEC 12). */
export function putInCart(product: Product, quantity: number, { screen, manner }: Voice): void {
  const says = productMessages[screen];
  const isThere = isInCart(storedCart.read(), product.id);
  storedCart.change((lines) => addToCart(lines, product, quantity));
  showToast({ ...(isThere ? says.cartPresent(product) : says.cartAdded(product)), ...manner });
}

/** Puts a product on the wishlist, or says that it is there already (SPEC 12). */
export function putOnWishlist(product: Product, { screen, manner }: Voice): void {
  const says = productMessages[screen];
  const isThere = isInWishlist(storedWishlist.read(), product.id);
  storedWishlist.change((wishlist) => addToWishlist(wishlist, product));
  showToast({
    ...(isThere ? says.wishlistPresent(product) : says.wishlistAdded(product)),
    ...manner,
  });
}
