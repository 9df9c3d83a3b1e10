import { useState } from 'react';
import { withPart } from '#loading/version.ts';
import type { Product } from '#catalogue/product.ts';
import { TextButton } from '#ui/TextLink.tsx';
import * as strings from '#strings/wishlist';

const load = () => import('./shareList.ts');

/** "Share this list" (SPEC 16.8); its script is loaded when pointer or focus is on it. */
export function ShareButton({ products }: { readonly products: readonly Product[] }) {
  /** Makes the list's address, if the shopper has to copy it by hand. */
  const [linkByHand, setLinkByHand] = useState<Awaited<ReturnType<typeof load>>['wishlistLink']>();
  const handleShare = () =>
    withPart(load(), async ({ shareList, wishlistLink }) => {
      const isDone = await shareList(products);
      setLinkByHand(() => (isDone ? undefined : wishlistLink));
    });
  // If this fails, the press tries again and shows a toast.
  const prefetch = () => void load().catch(() => undefined);
  return (
    <>
      <TextButton onClick={handleShare} onPointerEnter={prefetch} onFocus={prefetch}>
        {strings.share}
      </TextButton>
      {linkByHand && (
        <input readOnly value={linkByHand(products)} aria-label={strings.link} ref={select} />
      )}
    </>
  );
}

/** Only when the link appears: later changes of the list leave focus where it is. */
function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
