import type { Product } from '#catalogue/product.ts';

/** Each size of a product is one of its own. */
export declare const catalogue: readonly Product[];
/** What lists show: all sizes of a product are one. */
export declare const listed: readonly Product[];
