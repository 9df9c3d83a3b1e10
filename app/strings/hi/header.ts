import { itemCount } from './counts.ts';

export const menu = 'मेन्यू';
export const homeOf = (shop: string) => `${shop}, होम पेज`;
export const main = 'मुख्य मेन्यू';
export const search = 'खोजें';
export const account = 'अकाउंट';
export const wishlist = 'विशलिस्ट';
export const cart = 'कार्ट';
export const countName = (name: string, count: number) => `${name}, ${itemCount(count)}`;
