import { category } from '#shop/settings';
import { findCategory } from './category.ts';
import type { Product } from './product.ts';

/** What kind of product it is: its category, else what the shop sells (SPEC 7.4, 17.23). */
export function kindOf(product: Product): string {
  const own = import.meta.env.HAS_CATEGORIES && findCategory(product.category);
  return own ? own.name : category;
}
