import type { Paise } from './money.ts';
import type { DescribedPicture } from './picture.ts';

export type ProductTag = 'Sale' | 'New';

/** One product of the catalogue (SPEC 11.1). The field names are those of the stored contract. */
export type Product = {
  readonly id: number;
  readonly productName: string;
  /** Distinguishes it from a product of the same name, in the page's title and description (SPEC 2.13). */
  readonly variant?: string;
  readonly price: Paise;
  readonly oldprice?: Paise;
  readonly tag: ProductTag;
  readonly description?: string;
  readonly image: DescribedPicture;
  readonly secondaryImage: DescribedPicture;
};

/** What the detail screen shows for a product without a description (SPEC 7.1). */
export const defaultDescription = 'Premium quality product with excellent features.';

/**
 * The product with the id in an address, or `undefined`.
 * Only the plain number is an id: `01`, `1.0`, `-1` and `abc` are not (SPEC 2.3).
 */
export function findProduct(catalogue: readonly Product[], id: string): Product | undefined {
  return catalogue.find((product) => String(product.id) === id);
}

/** The first four products whose id differs (SPEC 7.6). */
export function relatedProducts(catalogue: readonly Product[], id: number): readonly Product[] {
  return catalogue.filter((product) => product.id !== id).slice(0, 4);
}
