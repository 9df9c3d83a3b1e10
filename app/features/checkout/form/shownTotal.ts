import { isLoadedAgain } from './askFirst.ts';
import { info } from '#ui/toast.ts';
import { typedText } from '#storage/formDraft.ts';
import type { Order } from '#ordering/order.ts';
import { notPlacedYet, updatedBeforeOrder } from '#strings/checkout';
import { refuseChangedTotal } from './refuseChangedTotal.ts';

/** Notes in a form the total of a press; it goes along to the next page of the tab, as what was typed does. */
export function noteShown(form: HTMLFormElement, total?: number): void {
  const field = form.elements.namedItem('shown');
  if (field instanceof HTMLInputElement) field.value = String(total ?? '');
}

/** Says what has become of a press for which the page was loaded again (SPEC 15.26). */
export function sayShown(form: HTMLFormElement, order: Pick<Order, 'total'>): void {
  const total = typedText(new FormData(form), 'shown');
  noteShown(form);
  if (total && !refuseChangedTotal(order, { total: Number(total) }))
    info(isLoadedAgain() ? notPlacedYet : updatedBeforeOrder);
}
