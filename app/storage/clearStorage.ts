import { restoreToCart } from '#domain/cart.ts';
import { cartKey, keyPrefix, signUpKey, wishlistKey } from '#domain/storedKeys.ts';
import { restoreToWishlist } from '#domain/wishlist.ts';
import { readText, thisBrowser, writeText } from './browser.ts';
import { storedCart } from './storedCart.ts';
import { storedWishlist } from './storedWishlist.ts';

/** The keys that the shop has in this browser (SPEC 11.2); none where storage is forbidden. */
export function shopKeys(): readonly string[] {
  try {
    return Object.keys(thisBrowser().localStorage).filter(
      (key) => [cartKey, wishlistKey, signUpKey].includes(key) || key.startsWith(keyPrefix),
    );
  } catch {
    return [];
  }
}

/**
 * Empties both lists, and removes every key of the shop (SPEC 16.12). Returns what puts all of it back: a
 * key that has been written since keeps its new text, and the lists get their lines as by any Undo.
 */
export function clearStorage(): () => void {
  const lines = storedCart.read();
  const wishes = storedWishlist.read();
  const texts = shopKeys().map((key) => [key, readText(thisBrowser, key)] as const);
  // First as a change like any other, which also clears what could not be saved.
  storedCart.change(empty);
  storedWishlist.change(empty);
  for (const key of shopKeys()) window.localStorage.removeItem(key);
  storedCart.read();
  storedWishlist.read();
  return () => {
    for (const [key, text] of texts) {
      if (typeof text === 'string' && readText(thisBrowser, key) === null)
        writeText(thisBrowser, key, text);
    }
    const cartOrder = lines.map(({ product }) => product.id);
    const wishOrder = wishes.map(({ id }) => id);
    storedCart.change((cart) =>
      lines.reduce((now, line) => restoreToCart(now, line, cartOrder), cart),
    );
    storedWishlist.change((wishlist) =>
      wishes.reduce((now, wish) => restoreToWishlist(now, wish, wishOrder), wishlist),
    );
  };
}

function empty<Entry>(entries: readonly Entry[]): readonly Entry[] {
  return entries.length > 0 ? [] : entries;
}
