import type { SearchIndex } from '#catalogue/finder.ts';

/** What Search finds beside the names that products show: products and pages. */
export declare const index: SearchIndex;
