import { Wishlist } from '#features/wishlist/Wishlist.tsx';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import type { Screen } from './screen.ts';

/** SPEC 8.1. */
export const screen: Screen = {
  title: 'Wishlist',
  description: 'The products you are thinking about, kept in this browser.',
  isIndexed: false,
  toasts: 'brief',
  Component: WishlistScreen,
};

function WishlistScreen() {
  return (
    <div className="wrap">
      <Breadcrumb current="Wishlist" />
      <Wishlist />
    </div>
  );
}
