import { checkoutDraft } from './formDraft.ts';
import { readKeys, removeText } from './localText.ts';
import { cartKey, keyPrefix, signUpKey, wishlistKey } from './storedKeys.ts';
import { storedCart } from './storedCart.ts';
import { storedWishlist } from './storedWishlist.ts';

/** The keys that the shop has in this browser (SPEC 11.2); none where storage is forbidden. */
function shopKeys(): readonly string[] {
  return readKeys().filter(
    (key) => [cartKey, wishlistKey, signUpKey].includes(key) || key.startsWith(keyPrefix),
  );
}

/** Empties both lists, and removes every key of the shop (SPEC 16.12). */
export function clearStorage(): void {
  // First as a change like any other, which also clears what could not be saved.
  storedCart.change(empty);
  storedWishlist.change(empty);
  for (const key of shopKeys()) removeText(key);
  checkoutDraft.forget();
}

function empty<Entry>(entries: readonly Entry[]): readonly Entry[] {
  return entries.length > 0 ? [] : entries;
}
