import { itemCount } from '#words/counts.ts';

export const menu = 'Menu';
export const homeOf = (shop: string) => `${shop}, home`;
export const main = 'Main';
export const search = 'Search';
export const account = 'Account';
export const wishlist = 'Wishlist';
export const cart = 'Cart';
/** `Cart, 3 items`; the name comes first. */
export const countName = (name: string, count: number) => `${name}, ${itemCount(count)}`;
export const searchForProduct = 'Search for Product';
export const noProductFound = 'No Product found.';
export const closeTitle = 'Close to what you typed';
/** Read after "No Product found." or the count of what was found. */
export const closeCount = (count: number) => ` ${count} close to what you typed.`;
