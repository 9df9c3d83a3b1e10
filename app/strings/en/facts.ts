export const netQuantity = 'Net quantity';
export const howToUse = 'How to use';
export const notFor = 'Not for';
export const ingredients = 'Ingredients';
/** The maximum retail price, as it is printed on packs in India. */
export const mrp = 'MRP';
export const withTaxes = (price: string) => `${price}, including all taxes`;
export const withoutTaxes = (price: string) => `${price}, taxes are added`;
export const bestBefore = 'Best before';
export const maker = 'Made by';
export const origin = 'Country of origin';
export const customerCare = 'Customer care';
