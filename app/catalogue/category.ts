import { categories, category } from '#shop/settings';
import type { Product } from './product.ts';

/** The category that an address names (SPEC 17.20). */
export function findCategory(slug: string | undefined) {
  return categories.find((each) => each.slug === slug);
}

/** The products of a category, in the catalogue's order. */
export function inCategory(catalogue: readonly Product[], slug: string): readonly Product[] {
  return catalogue.filter((product) => product.category === slug);
}

/** What kind of product it is: its category, else what the shop sells (SPEC 7.4, 17.23). */
export function kindOf(product: Product): string {
  const own = import.meta.env.HAS_CATEGORIES && findCategory(product.category);
  return own ? own.name : category;
}
