/** The words of an order's text, which is sent to the owner (SPEC 15.9). */
export const heading = (reference: string, shop: string) => `Order ${reference}, ${shop}`;
export const subject = (reference: string) => `Order ${reference}`;
export const payment = (way: string) => `Payment: ${way}`;
export const sameCart = 'The same cart at the shop:';
export const moreLines = (count: number) => `and ${count} more, in the link below`;
export const addressFollows = 'My address follows in another message.';
export const orderFollows = 'The order follows in another message.';
