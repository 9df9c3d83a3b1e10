import { href, shopUrl } from '#links/address.ts';
import type { Product } from '#catalogue/product.ts';
import { writeProducts } from '#address/productsInAddress.ts';
import { shareLink } from '#features/shared/shareLink.ts';
import { linkCopied, title } from '#strings/wishlist';

/** The address that shows this wishlist to others (SPEC 16.9). */
export function wishlistLink(products: readonly Product[]): string {
  const ids = writeProducts(products.map((product) => ({ product })));
  return shopUrl(href(`/wishlist?products=${ids}`)).href;
}

/** Shares the link to a wishlist (SPEC 16.8); `false` if the shopper has to copy it by hand. */
export function shareList(products: readonly Product[]): Promise<boolean> {
  return shareLink(title, wishlistLink(products), linkCopied);
}
