import { productsPerPage } from '#shop/settings';

/** How many products one page of a list shows (SPEC 17.1). */
export const pageSize = productsPerPage ?? 24;
