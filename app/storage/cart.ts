import { type CartLine, toQuantity } from '#domain/cart.ts';
import { createStoredList } from './list.ts';
import { fromStoredProduct, storedField, toStoredProduct } from './product.ts';

/** The cart: product copies with `quantity` under the public key `cart` (SPEC 11.2). */
export const storedCart = createStoredList<CartLine>({
  key: 'cart',
  ownEvent: 'cartUpdated',
  idOf: (line) => line.product.id,
  read(value) {
    const product = fromStoredProduct(value);
    return product && { product, quantity: toQuantity(storedField(value, 'quantity') ?? 1) };
  },
  merge: (one, other) => ({ ...one, quantity: toQuantity(one.quantity + other.quantity) }),
  write: (line) => ({ ...toStoredProduct(line.product), quantity: line.quantity }),
});
