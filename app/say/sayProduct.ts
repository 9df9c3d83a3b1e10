import { categories, category, sku as pattern } from '#shop/settings';
import { findCategory } from '#catalogue/category.ts';
import type { Product } from '#catalogue/product.ts';

/** What kind of product it is: its category, else what the shop sells (SPEC 7.4, 17.23). */
export function kindOf(product: Product): string {
  const own = categories && findCategory(categories, product.category);
  return own ? own.name : category;
}

/** The number that the shop gives a product, beside its id (SPEC 7.4). */
export function skuOf({ id, sku = pattern }: Pick<Product, 'id' | 'sku'>): string {
  return sku.replace('{id}', String(id));
}
