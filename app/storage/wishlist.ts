import type { Product } from '#domain/product.ts';
import { createStoredList } from './list.ts';
import { fromStoredProduct, toStoredProduct } from './product.ts';

/** The wishlist: product copies under the public key `wishlist` (SPEC 11.2). */
export const storedWishlist = createStoredList<Product>({
  key: 'wishlist',
  ownEvent: 'wishlistUpdated',
  idOf: (product) => product.id,
  read: fromStoredProduct,
  merge: (one) => one,
  write: toStoredProduct,
});
