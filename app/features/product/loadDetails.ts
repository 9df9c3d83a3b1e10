import type { ProductDetails } from '#catalogue/productDetails.ts';
import { detailsOf } from '#shop/details';

/** Loads what only the page of the product with this id needs; nothing for another id. */
export async function loadDetails(id: string): Promise<ProductDetails | undefined> {
  return (await detailsOf[id]?.())?.details;
}
