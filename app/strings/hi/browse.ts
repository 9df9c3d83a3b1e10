import { productCount } from './counts.ts';

export const filterProducts = 'प्रोडक्ट छाँटें';
export const allProduct = 'सभी प्रोडक्ट';
export const newProduct = 'नए प्रोडक्ट';
export const saleProducts = 'सेल वाले प्रोडक्ट';
export const filterNames = { all: 'सभी', new: 'नए', sale: 'सेल' };
export const countLine = (count: number, ...labels: readonly string[]) =>
  `“${labels.join('” और “')}” में ${productCount(count)}`;
export const clearSearch = 'खोज हटाएँ';
