import { outOfStock } from '#strings/availability.ts';
import { quantityIs } from '#strings/ui.ts';
import { isOrderable } from './availability.ts';
import { type CartLine, lineTotal } from './cart.ts';
import { formatPrice } from './money.ts';
import { fullName } from './product.ts';

/** What is shown of lines that are only read: of an order, or of a cart that is a link. */
export function lineRows(lines: readonly CartLine[]) {
  return lines.map((line) => ({
    key: line.product.id,
    picture: line.product.image,
    title: fullName(line.product),
    detail: quantityIs(line.quantity),
    figure: isOrderable(line.product) ? formatPrice(lineTotal(line)) : outOfStock,
  }));
}
