import { isLoadedAgain } from './askFirst.ts';
import { info } from '#ui/toast.ts';
import { checkoutDraft } from '#storage/formDraft.ts';
import type { Order } from '#ordering/order.ts';
import { notPlacedYet, updatedBeforeOrder } from '#strings/checkout';
import { refuseChangedTotal } from './refuseChangedTotal.ts';

/** Notes the total of a press; it goes along to the next page of the tab, as what was typed does. */
export function noteShown(total: number): void {
  checkoutDraft.change({ shown: String(total) });
}

/** Says what has become of a press for which the page was loaded again (SPEC 15.26). */
export function sayShown(order: Pick<Order, 'total'>): void {
  const total = checkoutDraft.read()['shown'];
  checkoutDraft.change({ shown: '' });
  if (total && !refuseChangedTotal(order, { total: Number(total) }))
    info(isLoadedAgain() ? notPlacedYet : updatedBeforeOrder);
}
