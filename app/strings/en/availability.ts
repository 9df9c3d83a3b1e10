export const fewLeft = 'Few left';
export const outOfStock = 'Out of stock';
export const outOfStockButton = 'OUT OF STOCK';
export const availableFrom = (day: string) => `Available from ${day}`;
