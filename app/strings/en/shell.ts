export const skip = 'Skip to content';
export const failed = 'Something went wrong on this page';
export const failedText =
  'Your cart and wishlist are safe. Try the page again, or go back to the products.';
export const notLoaded = 'This page has not finished loading, so its buttons do not work yet.';
export const tryAgain = 'Try again';

export const browseProducts = 'Browse Products';
export const seeAllProducts = 'see all products';
export const keepBrowsing = 'Keep browsing';

export const itemCount = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
/** `Cart, 3 items`; the name comes first. */
export const countName = (name: string, count: number) => `${name}, ${itemCount(count)}`;
export const productCount = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

export const wishlist = 'Wishlist';
export const cart = 'Cart';
export const close = 'Close';
export const breadcrumb = 'Breadcrumb';
export const home = 'Home';
export const quantity = 'Quantity';
export const quantityIs = (count: number) => `Quantity ${count}`;
/** What was typed is no number, so the quantity has not changed. */
export const noNumber = (max: number, quantity: number) =>
  `Type a number from 1 to ${max}. The quantity is still ${quantity}.`;
export const increaseQuantity = 'Increase quantity';
export const decreaseQuantity = 'Decrease quantity';
export const messages = 'Messages';
export const dismissMessage = 'Dismiss message';
export const undo = 'Undo';

/** What is wrong with a field. The browser says it, in the language that it speaks. */
export const problemOf = (_validity: ValidityState): string | undefined => undefined;
