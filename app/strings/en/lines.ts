/** Words about one product of a list that the shopper changes. */
export const remove = 'Remove';
export const removeNamed = (product: string) => `Remove ${product}`;
export const quantityOf = (product: string) => `Quantity of ${product}`;
