import { type CartLine, addMoreToCart } from '#domain/cart.ts';
import { createStoredList } from './sync/list.ts';
import { toStoredProduct } from './storedProduct.ts';

/** The cart: product copies with `quantity` under the public key `cart` (SPEC 11.2). */
export const storedCart = createStoredList<CartLine>({
  key: 'cart',
  put: (lines, { product, quantity }) => addMoreToCart(lines, product, quantity),
  write: ({ product, quantity }) => ({ ...toStoredProduct(product), quantity }),
});
