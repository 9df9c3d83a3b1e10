import { Wishlist } from '#features/wishlist/Wishlist.tsx';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import * as strings from '#strings/wishlist';
import type { Screen } from './screen.ts';

/** SPEC 8.1. */
export const screen: Screen = {
  title: strings.title,
  description: strings.description,
  isIndexed: false,
  toasts: 'brief',
  wording: 'home',
  Component: WishlistScreen,
};

function WishlistScreen() {
  return (
    <div className="wrap tall">
      <Breadcrumb current={strings.title} />
      <Wishlist />
    </div>
  );
}
