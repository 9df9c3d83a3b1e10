import { href } from '#domain/address.ts';
import type { CartLine } from '#domain/cart.ts';
import { cartLinkMessages } from '#domain/cartLinkMessages.ts';
import { writeProducts } from '#domain/productsInAddress.ts';
import { copyText } from '#ui/copyText.ts';
import { showToast } from '#ui/toast.ts';

/** Copies the address of this cart; returns it if the shopper has to copy it by hand (SPEC 15.5). */
export async function copyCartLink(lines: readonly CartLine[]): Promise<string> {
  const link = new URL(href(`/cart?products=${writeProducts(lines)}`), location.href).href;
  const isCopied = await copyText(link);
  showToast(isCopied ? cartLinkMessages.copied : cartLinkMessages.notCopied);
  return isCopied ? '' : link;
}
