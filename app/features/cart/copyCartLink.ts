import type { CartLine } from '#ordering/cart.ts';
import { linkAnswers } from '#say/linkAnswers.ts';
import { cartLink } from '#links/cartLink.ts';
import { copyText } from '#ui/copyText.ts';
import { info, success } from '#ui/toast.ts';
import { copied, notCopied } from '#strings/cartOffer';

/** Copies the address of this cart; `false` if the shopper has to copy it by hand (SPEC 15.5). */
export async function copyCartLink(lines: readonly CartLine[]): Promise<boolean> {
  const isCopied = await copyText(cartLink(lines, linkAnswers));
  if (isCopied) success(copied);
  else info(notCopied);
  return isCopied;
}
