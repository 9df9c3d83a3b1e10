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
/** The links between the pages of a list (SPEC 17.3). */
export const pages = 'Pages';
export const page = (number: number) => `Page ${number}`;
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const previous = 'Previous';
export const next = 'Next';
/** An address asks for a page that the list does not have (SPEC 17.5). */
export const firstInstead = 'This list has no such page, so this is its first.';
export const lastInstead = (number: number) =>
  `This list has no such page, so this is its last: page ${number}.`;
