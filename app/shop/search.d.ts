import type { SearchEntry } from '#catalogue/findMore.ts';

/** What Search finds beside the names that products show: products and the owner's own pages. */
export declare const entries: readonly SearchEntry[];
