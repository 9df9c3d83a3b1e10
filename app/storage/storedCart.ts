import { type CartLine, changeQuantity, isInCart } from '#ordering/cart.ts';
import { formatPrice } from '#ordering/money.ts';
import { cartKey } from './storedKeys.ts';
import { createStoredList } from './storedList.ts';
import { toStoredProduct } from './storedProduct.ts';

/** The cart: product copies with `quantity` under the public key `cart` (SPEC 11.2). */
export const storedCart = createStoredList<CartLine>({
  key: cartKey,
  event: 'cartUpdated',
  insert: (lines, line) =>
    isInCart(lines, line.product.id)
      ? changeQuantity(lines, line.product.id, line.quantity)
      : [...lines, line],
  toStored: ({ product, quantity, priceBefore = product.price }) => ({
    ...toStoredProduct(product),
    price: formatPrice(priceBefore),
    quantity,
  }),
});
