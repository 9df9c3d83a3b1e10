import type { ProductDetails } from '#catalogue/productDetails.ts';

/** Loads what only the page of a product needs, by the id that is in its address. */
export declare const detailsOf: Readonly<
  Record<string, () => Promise<{ readonly details: ProductDetails }>>
>;
