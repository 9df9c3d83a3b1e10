import type { Order } from '#ordering/order.ts';
import { formatPrice } from '#ordering/sayPrice.ts';
import { totalIsNow } from '#strings/checkout';
import { error } from '#ui/toast.ts';

/** Whether an order costs another total than the one that was shown, which a toast then says (SPEC 15.24). */
export function isOther(order: Pick<Order, 'total'>, shown: Pick<Order, 'total'>): boolean {
  if (order.total === shown.total) return false;
  error(totalIsNow({ total: formatPrice(order.total), before: formatPrice(shown.total) }));
  return true;
}
