export const addedFromWishlist = (product: string) => `${product} कार्ट में डाल दिया गया!`;
export const backInCart = (product: string) => `${product} आपके कार्ट में वापस आ गया`;
export const backOnWishlist = (product: string) => `${product} आपकी विशलिस्ट में वापस आ गया`;
