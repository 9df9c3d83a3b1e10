import type { FactFilter } from '#catalogue/factFilters.ts';

/** What long lists can be filtered by, in the owner's order; missing in a shop whose lists are all short. */
export declare const filters: readonly FactFilter[] | undefined;
