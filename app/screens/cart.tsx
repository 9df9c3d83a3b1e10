import { Cart } from '#features/cart/Cart.tsx';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { LinkedCart } from '#features/cart/LinkedCart.tsx';
import * as words from '#words/cart.tsx';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 8.2. */
export const screen: Screen = {
  title: words.title,
  description: words.description,
  isIndexed: false,
  toasts: 'brief',
  Component: CartScreen,
};

function CartScreen({ search, refine }: ScreenProps) {
  return (
    <div className="wrap">
      <Breadcrumb current={words.title} />
      <Cart />
      <LinkedCart search={search} onRefine={refine} />
    </div>
  );
}
