import { href, shopUrl } from './address.ts';
import type { CartLine } from '#ordering/cart.ts';
import { writeProducts } from '#address/productsInAddress.ts';

/** The address that offers this cart to others, with what `sayAnswers` says of its lines (SPEC 15.1). */
export function cartLink(
  lines: readonly CartLine[],
  sayAnswers?: (product: CartLine['product']) => string,
): string {
  return shopUrl(href(`/cart?products=${writeProducts(lines, sayAnswers)}`)).href;
}
