import type { Order } from '#ordering/order.ts';
import { formatPrice } from '#say/sayPrice.ts';
import { totalIsNow } from '#strings/checkout';
import { error } from '#ui/toast.ts';

/** Refuses an order with another total than was shown, and says both; `false` if they are the same (SPEC 15.24). */
export function refuseChangedTotal(
  order: Pick<Order, 'total'>,
  shown: Pick<Order, 'total'>,
): boolean {
  if (order.total === shown.total) return false;
  error(totalIsNow({ total: formatPrice(order.total), before: formatPrice(shown.total) }));
  return true;
}
