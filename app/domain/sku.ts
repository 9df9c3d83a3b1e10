import { sku } from '#shop/settings';
import type { Product } from './product.ts';

/** The number that the shop gives a product, beside its id (SPEC 7.4). */
export function skuOf({ id }: Product): string {
  return sku.replace('{id}', String(id));
}
