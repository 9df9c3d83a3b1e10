import type { Product } from '#catalogue/product.ts';
import { wishlistKey } from './storedKeys.ts';
import { addToWishlist } from '#ordering/wishlist.ts';
import { createStoredList } from './storedList.ts';
import { toStoredProduct } from './storedProduct.ts';

/** The wishlist: product copies under the public key `wishlist` (SPEC 11.2). */
export const storedWishlist = createStoredList<Product>({
  key: wishlistKey,
  event: 'wishlistUpdated',
  insert: (products, { product }) => addToWishlist(products, product),
  toStored: toStoredProduct,
});
