import type { Product } from '#domain/product.ts';
import { wishlistKey } from '#domain/storedKeys.ts';
import { addToWishlist } from '#domain/wishlist.ts';
import { createStoredList } from './storedList.ts';
import { toStoredProduct } from './storedProduct.ts';

/** The wishlist: product copies under the public key `wishlist` (SPEC 11.2). */
export const storedWishlist = createStoredList<Product>({
  key: wishlistKey,
  event: 'wishlistUpdated',
  insert: (products, { product }) => addToWishlist(products, product),
  toStored: toStoredProduct,
});
