import { productCount } from './counts.ts';

export const filterProducts = 'प्रोडक्ट छाँटें';
export const allProduct = 'सभी प्रोडक्ट';
export const newProduct = 'नए प्रोडक्ट';
export const saleProducts = 'सेल वाले प्रोडक्ट';
export const filterNames = { all: 'सभी', new: 'नए', sale: 'सेल' };
export const countLine = (count: number, ...labels: readonly string[]) =>
  `“${labels.join('” और “')}” में ${productCount(count)}`;
export const clearSearch = 'खोज हटाएँ';
export const pages = 'पेज';
export const page = (number: number) => `पेज ${number}`;
export const previousPage = 'पिछला पेज';
export const nextPage = 'अगला पेज';
export const previous = 'पिछला';
export const next = 'अगला';
export const firstInstead = 'वह पेज इस लिस्ट में नहीं है। यह पहला पेज है।';
export const lastInstead = (number: number) =>
  `वह पेज इस लिस्ट में नहीं है। यह आख़िरी पेज है: पेज ${number}।`;
