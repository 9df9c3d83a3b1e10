export const addedFromWishlist = (product: string) => `${product} अब कार्ट में है!`;
export const backInCart = (product: string) => `${product} फिर से आपके कार्ट में है`;
export const backOnWishlist = (product: string) => `${product} फिर से आपकी विशलिस्ट में है`;
