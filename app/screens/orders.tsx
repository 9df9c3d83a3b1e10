import { Orders } from '#features/orders/Orders.tsx';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { yourOrdersDescription } from '#strings/checkout';
import { yourOrders } from '#strings/header';
import type { Screen } from './screen.ts';

/** SPEC 15.21. A demonstration has no page of it. */
export const screen: Screen = {
  title: yourOrders,
  description: yourOrdersDescription,
  isIndexed: false,
  toasts: 'brief',
  Component: OrdersScreen,
};

function OrdersScreen() {
  return (
    <div className="wrap">
      <Breadcrumb current={yourOrders} />
      {import.meta.env.TAKES_ORDERS && <Orders />}
    </div>
  );
}
