/** The keys of the browser's storage that the shop uses; the first three are a contract (SPEC 11.2). */
export const cartKey = 'cart';
export const wishlistKey = 'wishlist';
export const signUpKey = 'signupDismissed';

/** Every other key begins like this, also the one of the notes about a list. */
export const keyPrefix = 'beau:';
export const orderKey = 'beau:order';
export const recentKey = 'beau:recent';
export const goneKey = 'beau:gone';
export const unreadablePrefix = 'beau:unreadable:';
