import { useState } from 'react';
import type { Product } from '#catalogue/product.ts';
import { TextButton } from '#ui/TextLink.tsx';
import * as strings from '#strings/wishlist';
import { shareList, wishlistLink } from './shareList.ts';

/** "Share this list" (SPEC 16.8). */
export function ShareButton({ products }: { readonly products: readonly Product[] }) {
  /** Whether the shopper has to copy the list's address by hand. */
  const [isByHand, setByHand] = useState(false);
  const handleShare = async () => setByHand(!(await shareList(products)));
  return (
    <>
      <TextButton onClick={handleShare}>{strings.share}</TextButton>
      {isByHand && (
        <input readOnly value={wishlistLink(products)} aria-label={strings.link} ref={select} />
      )}
    </>
  );
}

/** Only when the link appears: later changes of the list leave focus where it is. */
function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
