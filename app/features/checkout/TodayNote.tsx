import { useIsNewest } from '#features/shared/useIsNewest.ts';
import { productAgain } from '#features/shared/pastRows.ts';
import { useToday } from '#features/shared/useToday.ts';
import { isOrderable } from '#catalogue/availability.ts';
import { mostOf } from '#ordering/cart.ts';
import { destinationOf } from '#features/shared/destinationOf.ts';
import { orderHere } from '#features/shared/orderHere.ts';
import { formatPrice } from '#say/sayPrice.ts';
import type { PendingOrder } from '#storage/pendingOrder.ts';
import { paymentOf, regionOf } from './form/choices.ts';
import * as strings from '#strings/checkout';

/** What the same order would be today, where it would be another one, which only the newest version knows (SPEC 15.21). */
export function TodayNote({ order }: { readonly order: PendingOrder }) {
  const today = useToday();
  const said = useIsNewest() && sayToday(order, today);
  return said && <p className="hint">{said}</p>;
}

function sayToday({ lines, total, buyer }: PendingOrder, today: string) {
  const { region, payment } = { ...buyer };
  const found = lines.map((line) => ({ ...line, product: productAgain(line) }));
  const again = found.flatMap(({ product, quantity }) =>
    product && isOrderable(product) && quantity <= mostOf(product) ? { product, quantity } : [],
  );
  const missing = found.filter(({ id }) => !again.some(({ product }) => product.id === id));
  if (missing.length > 0) {
    return strings.notAsOrdered(missing.map(({ title }) => title).join(', '));
  }
  const names = { region: region && regionOf(region), payment: payment && paymentOf(payment) };
  // What the shop has renamed has no charge today.
  if ((region && !names.region) || (payment && !names.payment)) return undefined;
  const to = destinationOf({ ...buyer });
  const now = orderHere(again, { today, to, payment }).total;
  return now === total ? undefined : strings.todayItWouldBe(formatPrice(now));
}
