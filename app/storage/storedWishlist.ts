import type { Product } from '#catalogue/product.ts';
import { addToWishlist } from '#ordering/wishlist.ts';
import { wishlistKey } from './storedKeys.ts';
import { createStoredList } from './storedList.ts';
import { productFromStored, toStoredProduct } from './storedProduct.ts';

/** The wishlist: product copies under the public key `wishlist` (SPEC 11.2). */
export const storedWishlist = createStoredList<Product>({
  key: wishlistKey,
  event: 'wishlistUpdated',
  fromStored: productFromStored,
  insert: addToWishlist,
  toStored: toStoredProduct,
});
