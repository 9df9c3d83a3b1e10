import { answered, lineKey } from '#ordering/asks.ts';
import {
  type CartLine,
  changeQuantity,
  isInCart,
  toQuantity,
  withinStock,
} from '#ordering/cart.ts';
import { asking } from '#shop/parts';
import { cartKey } from './storedKeys.ts';
import { ownField } from './storedEntries.ts';
import { createStoredList } from './storedList.ts';
import { productFromStored, toStoredProduct } from './storedProduct.ts';

/** The cart: product copies with `quantity` under the public key `cart` (SPEC 11.2). */
export const storedCart = createStoredList<CartLine>({
  key: cartKey,
  event: 'cartUpdated',
  fromStored: lineFromStored,
  insert: (lines, line) =>
    isInCart(lines, lineKey(line.product))
      ? changeQuantity(lines, lineKey(line.product), line.quantity)
      : [...lines, withinStock(lines, line)],
  toStored: ({ product, quantity, wanted = quantity }) => ({
    ...toStoredProduct(product),
    quantity: wanted,
    ...(asking && { answers: product.answers }),
  }),
});

/** Reads a stored value as a cart line; only its id and quantity count (SPEC 11.2). */
function lineFromStored(value: unknown): CartLine | undefined {
  const found = productFromStored(value);
  if (!found) return undefined;
  const product = asking ? answered(found, ownField(value, 'answers')) : found;
  return { product, quantity: toQuantity(ownField(value, 'quantity')) };
}
