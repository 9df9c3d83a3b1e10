import { type ComponentType, useEffect, useState } from 'react';
import { whyNotLoaded } from '#domain/version.ts';
import type { Product } from '#domain/product.ts';
import type { SharedWishlistProps } from '#features/wishlist/SharedWishlist.tsx';
import { Wishlist } from '#features/wishlist/Wishlist.tsx';
import { loadCatalogue } from '#storage/catalogue.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { showToast } from '#ui/toast.ts';
import * as strings from '#strings/wishlist.tsx';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 8.1; with `?products=` a list that somebody shared, SPEC 16.9. */
export const screen: Screen = {
  title: strings.title,
  description: strings.description,
  isIndexed: false,
  toasts: 'brief',
  Component: WishlistScreen,
};

type Shown = {
  readonly List: ComponentType<SharedWishlistProps>;
  readonly catalogue: readonly Product[];
};

function WishlistScreen({ search }: ScreenProps) {
  const shared = new URLSearchParams(search).get('products');
  const isShared = shared !== null;
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    if (!isShared) return;
    Promise.all([import('#features/wishlist/SharedWishlist.tsx'), loadCatalogue()]).then(
      ([{ SharedWishlist }, catalogue]) => setShown({ List: SharedWishlist, catalogue }),
      () => {
        void whyNotLoaded().then(showToast);
        // Better than nothing: the shopper's own list.
        setShown({ List: Wishlist, catalogue: [] });
      },
    );
  }, [isShared]);
  return (
    <div className="wrap">
      <Breadcrumb current={strings.title} />
      {!isShared && <Wishlist />}
      {isShared &&
        (shown ? <shown.List text={shared} catalogue={shown.catalogue} /> : <div data-waiting />)}
    </div>
  );
}
