/** Shops below paths of one origin share its storage: each key there begins with the shop's path. */
const path = import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL;

/** The keys of the browser's storage that the shop uses; at the root, three are a contract (SPEC 11.2). */
export const cartKey = `${path}cart`;
export const wishlistKey = `${path}wishlist`;
export const signUpKey = `${path}signupDismissed`;

/** Every other key begins like this, also the one of the notes about a list. */
export const keyPrefix = `${path}beau:`;
export const orderKey = `${keyPrefix}order`;
/** What a shopper wanted to be remembered: an address, and the orders that were sent. */
export const addressKey = `${keyPrefix}address`;
export const placeKey = `${keyPrefix}place`;
export const ordersKey = `${keyPrefix}orders`;
export const goneKey = `${keyPrefix}gone`;
export const versionKey = `${keyPrefix}version`;
export const unreadablePrefix = `${keyPrefix}unreadable:`;
