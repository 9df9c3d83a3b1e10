import { messageManner } from '#domain/messages.ts';
import { Cart } from '#features/cart/Cart.tsx';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';

export const meta = () => ({
  title: 'Cart',
  description: 'What you are about to order, kept in this browser.',
});

/** SPEC 8.2. */
export default function CartScreen() {
  return (
    <div className="wrap">
      <Breadcrumb current="Cart" />
      <Cart manner={messageManner(false)} />
    </div>
  );
}
