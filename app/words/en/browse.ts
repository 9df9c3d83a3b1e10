import { productCount } from '#words/counts.ts';

export const filterProducts = 'Filter products';
export const allProduct = 'All Product';
export const newProduct = 'New Product';
export const saleProducts = 'Sale Products';
/** The filter's name in the count line. */
export const filterNames = { all: 'All', new: 'New', sale: 'Sale' };
/** `Showing 6 products for "New"` (SPEC 6.1). */
export const countLine = (count: number, filter: string) =>
  `Showing ${productCount(count)} for "${filter}"`;
