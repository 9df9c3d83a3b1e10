import { href } from '#links/address.ts';
import type { Address } from '#address/screens.ts';
import * as strings from '#strings/shell';

/** A larger number would cover the icon; the accessible name has the exact number (SPEC 3.10). */
const maxShown = 9999;

/** The attributes of a link that say its count: the accessible name, and the badge (SPEC 3.3). */
export function countAttributes(name: string, count: number) {
  return {
    'aria-label': strings.countName({ name, count }),
    'data-count': count > maxShown ? `${maxShown}+` : String(count),
  };
}

/** Shows counts in the prerendered header, as React does when it has hydrated it. */
export function showCounts(counts: { readonly cart: number; readonly wishlist: number }): void {
  const linksTo = (address: Address) =>
    document.querySelectorAll(`header a[href="${href(address)}"]`);
  for (const link of linksTo('/cart')) show(link, strings.cart, counts.cart);
  for (const link of linksTo('/wishlist')) show(link, strings.wishlist, counts.wishlist);
}

export function show(link: Element, name: string, count: number): void {
  for (const attribute of Object.entries(countAttributes(name, count))) {
    link.setAttribute(...attribute);
  }
}
