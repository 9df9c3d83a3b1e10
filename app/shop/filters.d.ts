import type { FactFilter } from '#catalogue/factFilters.ts';

/** What long lists can be filtered by, in the owner's order. */
export declare const filters: readonly FactFilter[];
