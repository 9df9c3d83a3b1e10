import { itemCount } from '#strings/counts.ts';

export const menu = 'Menu';
export const homeOf = (shop: string) => `${shop}, home`;
export const main = 'Main';
export const search = 'Search';
export const account = 'Account';
export const wishlist = 'Wishlist';
export const cart = 'Cart';
/** `Cart, 3 items`; the name comes first. */
export const countName = (name: string, count: number) => `${name}, ${itemCount(count)}`;
