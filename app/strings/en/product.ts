import type { ProductTag } from '#domain/product.ts';

export const tags: Readonly<Record<ProductTag, string>> = { New: 'New', Sale: 'Sale' };
export const price = 'Price ';
export const oldPrice = 'Old price ';
export const saving = (amount: string) => `You save ${amount}`;
export const addToCart = 'Add to Cart';
export const addToCartNamed = (product: string) => `Add to Cart: ${product}`;
export const addToWishlistNamed = (product: string) => `Add to Wishlist: ${product}`;
export const alreadyWished = 'Already in your wishlist';
export const outOfStockNamed = (product: string) => `Out of stock: ${product}`;
