export const fewLeft = 'कुछ ही बचे हैं';
export const outOfStock = 'स्टॉक में नहीं है';
export const outOfStockButton = 'स्टॉक में नहीं है';
export const availableFrom = (day: string) => `${day} से उपलब्ध`;
