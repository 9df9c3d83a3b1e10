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

/** The component that shows a shared list, and what it needs. */
type Loaded = {
  readonly List: ComponentType<SharedWishlistProps>;
  readonly catalogue: readonly Product[];
};

function WishlistScreen({ search }: ScreenProps) {
  const shared = new URLSearchParams(search).get('products');
  const isShared = shared !== null;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!isShared) return;
    Promise.all([import('#features/wishlist/SharedWishlist.tsx'), loadCatalogue()]).then(
      ([{ SharedWishlist }, catalogue]) => setLoaded({ List: SharedWishlist, catalogue }),
      () => {
        void whyNotLoaded().then(showToast);
        // Better than nothing: the shopper's own list.
        setLoaded({ List: Wishlist, catalogue: [] });
      },
    );
  }, [isShared]);
  return (
    <div className="wrap">
      <Breadcrumb current={strings.title} />
      {!isShared && <Wishlist />}
      {isShared &&
        (loaded ? (
          <loaded.List text={shared} catalogue={loaded.catalogue} />
        ) : (
          <div data-waiting />
        ))}
    </div>
  );
}
