import type { PastOrder } from '#ordering/pastOrder.ts';
import * as strings from '#strings/checkout';
import { Rows } from '#ui/Rows.tsx';

/** What else an order says than its lines and sums, in the words of its day: where it goes, how it is paid, when it comes. */
export function OrderFacts({ order }: { readonly order: PastOrder }) {
  const { shipTo, payment, promise, language } = order;
  const said = (text: string | undefined) => text && <span lang={language}>{text}</span>;
  return (
    <Rows
      rows={[
        [strings.address, said(shipTo?.join('\n'))],
        [strings.payment, said(payment)],
        [strings.delivery, said(promise)],
      ]}
    />
  );
}
