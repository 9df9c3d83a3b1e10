import type { SearchIndex } from '#catalogue/searchIndex.ts';

/** What Search finds beside the names that products show: products and pages. */
export declare const index: SearchIndex;
