import { href } from '#domain/address.ts';
import type { Product } from '#domain/product.ts';
import { writeProducts } from '#domain/productsInAddress.ts';
import { success } from '#domain/messages.ts';
import { copyText } from '#ui/copyText.ts';
import { showToast } from '#ui/toast.ts';
import { linkCopied } from '#words/sharedWishlist.ts';
import { title } from '#words/wishlist.tsx';

/**
 * Gives the link to a wishlist to the browser's own way of sharing, or copies it (SPEC 16.8). Where the
 * browser allows neither, the link is returned, so that the shopper can copy it.
 */
export async function shareList(products: readonly Product[]): Promise<string | undefined> {
  const ids = writeProducts(products.map((product) => ({ product })));
  const url = new URL(href(`/wishlist?products=${ids}`), location.href).href;
  if ('share' in navigator) {
    const isDone = await navigator.share({ title, url }).then(
      () => true,
      // The shopper has closed the browser's list of ways to share.
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (isDone) return undefined;
  }
  if (!(await copyText(url))) return url;
  showToast(success(linkCopied));
  return undefined;
}
