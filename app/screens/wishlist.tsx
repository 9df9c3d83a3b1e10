import { type ComponentType, useEffect, useState } from 'react';
import { withPart } from '#loading/version.ts';
import type { SharedWishlistProps } from '#features/wishlist/SharedWishlist.tsx';
import { Wishlist } from '#features/wishlist/Wishlist.tsx';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import * as strings from '#strings/wishlist.tsx';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 8.1; with `?products=` a list that somebody shared, SPEC 16.9. */
export const screen: Screen = {
  title: strings.title,
  description: strings.description,
  isIndexed: false,
  toasts: 'brief',
  wording: 'home',
  Component: WishlistScreen,
};

function WishlistScreen({ query }: ScreenProps) {
  const shared = new URLSearchParams(query).get('products');
  const isShared = shared !== null;
  const [List, setList] = useState<ComponentType<SharedWishlistProps>>();
  useEffect(() => {
    if (!isShared) return;
    withPart(
      import('#features/wishlist/SharedWishlist.tsx'),
      ({ SharedWishlist }) => setList(() => SharedWishlist),
      // Better than nothing: the shopper's own list.
      () => setList(() => Wishlist),
    );
  }, [isShared]);
  return (
    <div className="wrap">
      <Breadcrumb current={strings.title} />
      {!isShared && <Wishlist />}
      {isShared && (List ? <List text={shared} /> : <div data-waiting />)}
    </div>
  );
}
