import { type CartLine, addMoreToCart } from '#domain/cart.ts';
import { createStoredList } from './sync/list.ts';
import { toStoredProduct } from './storedProduct.ts';

/** The cart: product copies with `quantity` under the public key `cart` (SPEC 11.2). */
export const storedCart = createStoredList<CartLine>({
  key: 'cart',
  insert: (lines, { product, quantity }) => addMoreToCart(lines, product, quantity),
  toStored: ({ product, quantity }) => ({ ...toStoredProduct(product), quantity }),
});
