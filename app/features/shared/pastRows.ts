import { findProduct } from '#catalogue/product.ts';
import type { PastOrder } from '#ordering/pastOrder.ts';
import { catalogue } from '#shop/products';

/** The lines of an order as they were, each with the picture that its product has today. */
export function pastRows({ lines }: PastOrder) {
  return lines.map(({ id, title, detail, figure }) => ({
    key: id,
    picture: findProduct(catalogue, `${id}`)?.image,
    title,
    detail,
    figure,
  }));
}
