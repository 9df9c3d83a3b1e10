import { type Address, href } from '#address/address.ts';
import { totalItems } from '#ordering/cart.ts';
import { storedCart } from '#storage/storedCart.ts';
import { storedWishlist } from '#storage/storedWishlist.ts';
import * as strings from '#strings/shell.ts';

/** A larger number would cover the icon; the accessible name has the exact number (SPEC 3.10). */
const maxShown = 999;

/** The attributes of a link that say its count: the accessible name, and the badge (SPEC 3.3). */
export function countAttributes(name: string, count: number) {
  return {
    'aria-label': strings.countName(name, count),
    'data-count': count > maxShown ? `${maxShown}+` : String(count),
  };
}

/** Shows the stored counts in the prerendered header, as React does when it has hydrated it (SPEC 13.1). */
export function showCounts(): void {
  show('/cart', strings.cart, totalItems(storedCart.read()));
  show('/wishlist', strings.wishlist, storedWishlist.read().length);
}

function show(address: Address, name: string, count: number): void {
  const links = document.querySelectorAll(`header a[href="${href(address)}"]`);
  for (const link of links) {
    for (const attribute of Object.entries(countAttributes(name, count))) {
      link.setAttribute(...attribute);
    }
  }
}
