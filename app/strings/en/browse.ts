import { productCount } from '#strings/counts.ts';

export const filterProducts = 'Filter products';
export const allProduct = 'All Product';
export const newProduct = 'New Product';
export const saleProducts = 'Sale Products';
/** The filter's name in the count line. */
export const filterNames = { all: 'All', new: 'New', sale: 'Sale' };
/** `Showing 6 products for "New"` (SPEC 6.1), `Showing 2 products for "cream" and "New"` (SPEC 17.11). */
export const countLine = (count: number, ...labels: readonly string[]) =>
  `Showing ${productCount(count)} for "${labels.join('" and "')}"`;
export const clearSearch = 'Clear search';
