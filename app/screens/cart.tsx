import { Cart } from '#features/cart/Cart.tsx';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { LinkedCart } from '#features/cart/LinkedCart.tsx';
import * as strings from '#strings/cart';
import type { Screen, ScreenProps } from './screen.ts';

/** SPEC 8.2. */
export const screen: Screen = {
  title: strings.title,
  description: strings.description,
  isIndexed: false,
  toasts: 'brief',
  Component: CartScreen,
};

function CartScreen({ query, refine }: ScreenProps) {
  return (
    <div className="wrap tall">
      <Breadcrumb current={strings.title} />
      <Cart />
      <LinkedCart query={query} onRefine={refine} />
    </div>
  );
}
