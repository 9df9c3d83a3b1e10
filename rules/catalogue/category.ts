import type { Product } from './product.ts';

export type Category = { readonly slug: string; readonly name: string };

/** The category that an address or a product names (SPEC 17.20). */
export function findCategory(
  categories: readonly Category[],
  slug: string | undefined,
): Category | undefined {
  return categories.find((each) => each.slug === slug);
}

/** The products of a category, in the catalogue's order. */
export function inCategory(catalogue: readonly Product[], slug: string): readonly Product[] {
  return catalogue.filter((product) => product.category === slug);
}
