import type { ProductTag } from '#domain/product.ts';

export const tags: Readonly<Record<ProductTag, string>> = { New: 'नया', Sale: 'सेल' };
export const price = 'कीमत ';
export const oldPrice = 'पुरानी कीमत ';
export const saving = (amount: string) => `${amount} की बचत`;
export const addToCart = 'कार्ट में डालें';
export const addToCartNamed = (product: string) => `कार्ट में डालें: ${product}`;
export const addToWishlistNamed = (product: string) => `विशलिस्ट में जोड़ें: ${product}`;
export const alreadyWished = 'यह आपकी विशलिस्ट में है';
export const outOfStockNamed = (product: string) => `स्टॉक में नहीं है: ${product}`;
