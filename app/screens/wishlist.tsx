import { useEffect, useEffectEvent, useState } from 'react';
import { productsIn } from '#address/productsIn.ts';
import { usePart } from '#loading/usePart.ts';
import { Wishlist } from '#features/wishlist/Wishlist.tsx';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import * as strings from '#strings/wishlist';
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
  const shared = productsIn(query);
  const isShared = shared !== undefined;
  const { part, open } = usePart(() => import('#features/wishlist/SharedWishlist.tsx'));
  const [isLost, setLost] = useState(false);
  const openShared = useEffectEvent(open);
  useEffect(() => {
    if (isShared) openShared(() => setLost(true));
  }, [isShared]);
  return (
    <div className="wrap tall">
      <Breadcrumb current={strings.title} />
      {/* Better than nothing: the shopper's own list. */}
      {(!isShared || isLost) && <Wishlist />}
      {isShared && !isLost && (part ? <part.SharedWishlist text={shared} /> : <div data-waiting />)}
    </div>
  );
}
