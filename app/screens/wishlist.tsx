import { type ComponentType, useEffect, useState } from 'react';
import { messages } from '#domain/messages.ts';
import { Wishlist } from '#features/wishlist/Wishlist.tsx';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { showToast } from '#ui/toast.ts';
import * as words from '#words/wishlist.tsx';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 8.1; with `?products=` a list that somebody shared, SPEC 16.9. */
export const screen: Screen = {
  title: words.title,
  description: words.description,
  isIndexed: false,
  toasts: 'brief',
  Component: WishlistScreen,
};

function WishlistScreen({ search }: ScreenProps) {
  const shared = new URLSearchParams(search).get('products');
  const isShared = shared !== null;
  const [Shared, setShared] = useState<ComponentType<{ readonly text: string }>>();
  useEffect(() => {
    if (!isShared) return;
    import('#features/wishlist/SharedWishlist.tsx').then(
      ({ SharedWishlist }) => setShared(() => SharedWishlist),
      () => {
        showToast(messages.partDidNotLoad);
        // Better than nothing: the shopper's own list.
        setShared(() => Wishlist);
      },
    );
  }, [isShared]);
  return (
    <div className="wrap">
      <Breadcrumb current={words.title} />
      {!isShared && <Wishlist />}
      {isShared && (Shared ? <Shared text={shared} /> : <div data-waiting />)}
    </div>
  );
}
