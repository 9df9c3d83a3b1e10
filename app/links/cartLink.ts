import { href, shopUrl } from './address.ts';
import type { CartLine } from '#ordering/cart.ts';
import { writeProducts } from '#address/productsInAddress.ts';

/** The address that offers this cart to others (SPEC 15.1). */
export function cartLink(lines: readonly CartLine[]): string {
  return shopUrl(href(`/cart?products=${writeProducts(lines)}`)).href;
}
