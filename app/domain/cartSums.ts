import { shipping } from '#shop/settings';
import * as strings from '#strings/sums.ts';
import { type CartLine, countedLines, subtotal, totalItems } from './cart.ts';
import { formatPrice } from './money.ts';
import { sayShipping, shippingCharge } from './shipping.ts';

/** A sum with its name. */
export type Sum = readonly [term: string, figure: string];

/** The sums below the lines of a cart; the last is the total (SPEC 8.2, 15.6). */
export function cartSums(lines: readonly CartLine[]): readonly Sum[] {
  const sum = subtotal(lines);
  const charge = shipping && shippingCharge(sum);
  return [
    [strings.totalItems, String(totalItems(countedLines(lines)))],
    ...(charge === undefined
      ? []
      : ([
          [strings.subtotal, formatPrice(sum)],
          [strings.shipping, sayShipping(charge)],
        ] as const)),
    [strings.total, formatPrice(sum + (charge ?? 0))],
  ];
}
