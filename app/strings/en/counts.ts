/** `1 item`, `2 items`. */
export const itemCount = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
/** `1 product`, `2 products`. */
export const productCount = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;
