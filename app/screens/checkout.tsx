import { DemoCheckout } from '#features/checkout/DemoCheckout.tsx';
import { OrderCheckout } from '#features/checkout/OrderCheckout.tsx';
import * as strings from '#strings/checkout';
import type { Screen } from './screen.ts';

/** SPEC 9; of a shop that takes orders SPEC 15. */
export const screen: Screen = {
  title: strings.title,
  description: import.meta.env.TAKES_ORDERS ? strings.descriptionOfOrders : strings.description,
  isIndexed: false,
  toasts: 'long',
  Component: CheckoutScreen,
};

function CheckoutScreen() {
  return (
    <div className="wrap tall">
      {import.meta.env.TAKES_ORDERS ? <OrderCheckout /> : <DemoCheckout />}
    </div>
  );
}
