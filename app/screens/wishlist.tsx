import { Wishlist } from '#features/wishlist/Wishlist.tsx';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import * as words from '#words/wishlist.tsx';
import type { Screen } from './screen.ts';

/** SPEC 8.1. */
export const screen: Screen = {
  title: words.title,
  description: words.description,
  isIndexed: false,
  toasts: 'brief',
  Component: WishlistScreen,
};

function WishlistScreen() {
  return (
    <div className="wrap">
      <Breadcrumb current={words.title} />
      <Wishlist />
    </div>
  );
}
