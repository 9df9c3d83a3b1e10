import { href, shopUrl } from '#address/address.ts';
import type { CartLine } from '#ordering/cart.ts';
import { writeProducts } from '#address/productsInAddress.ts';
import { copyText } from '#ui/copyText.ts';
import { info, success } from '#ui/toast.ts';
import { copied, notCopied } from '#strings/cartOffer.ts';

/** The address that offers this cart to others (SPEC 15.1). */
export function cartLink(lines: readonly CartLine[]): string {
  return shopUrl(href(`/cart?products=${writeProducts(lines)}`)).href;
}

/** Copies the address of this cart; `false` if the shopper has to copy it by hand (SPEC 15.5). */
export async function copyCartLink(lines: readonly CartLine[]): Promise<boolean> {
  const isCopied = await copyText(cartLink(lines));
  if (isCopied) success(copied);
  else info(notCopied);
  return isCopied;
}
