import { href, shopUrl } from '#domain/address.ts';
import type { Product } from '#domain/product.ts';
import { writeProducts } from '#domain/productsInAddress.ts';
import { success } from '#domain/messages.ts';
import { copyText } from '#ui/copyText.ts';
import { showToast } from '#ui/toast.ts';
import { linkCopied, title } from '#strings/wishlist.tsx';

/** The address that shows this wishlist to others (SPEC 16.9). */
export function wishlistLink(products: readonly Product[]): string {
  const ids = writeProducts(products.map((product) => ({ product })));
  return shopUrl(href(`/wishlist?products=${ids}`)).href;
}

/**
 * Gives the link to a wishlist to the browser's own way of sharing, or copies it (SPEC 16.8); `false` if
 * the browser allows neither, and the shopper has to copy it by hand.
 */
export async function shareList(products: readonly Product[]): Promise<boolean> {
  const url = wishlistLink(products);
  if ('share' in navigator) {
    const isDone = await navigator.share({ title, url }).then(
      () => true,
      // The shopper has closed the browser's list of ways to share.
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (isDone) return true;
  }
  if (!(await copyText(url))) return false;
  showToast(success(linkCopied));
  return true;
}
