import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import type { Product } from '#domain/product.ts';
import { TextButton } from '#ui/TextLink.tsx';
import { showToast } from '#ui/toast.ts';
import * as words from '#words/wishlist.tsx';

const load = () => import('./shareList.ts');

/** "Share this list" (SPEC 16.8); its script is loaded when pointer or focus is on it. */
export function ShareButton({ products }: { readonly products: readonly Product[] }) {
  const [link, setLink] = useState<string>();
  const handleShare = () =>
    load().then(
      async ({ shareList }) => setLink(await shareList(products)),
      () => showToast(messages.partDidNotLoad),
    );
  // If this fails, the press tries again and shows a toast.
  const prefetch = () => void load().catch(() => undefined);
  return (
    <>
      <TextButton onClick={handleShare} onPointerEnter={prefetch} onFocus={prefetch}>
        {words.share}
      </TextButton>
      {link !== undefined && (
        <input
          readOnly
          value={link}
          aria-label={words.link}
          ref={(field) => {
            field?.focus();
            field?.select();
          }}
        />
      )}
    </>
  );
}
