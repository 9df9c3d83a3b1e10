/** What the sums of an order and of a cart are called (SPEC 9.5, 8.2). */
export const items = 'Items';
export const totalItems = 'Total Items';
export const subtotal = 'Subtotal';
export const shipping = 'Shipping';
export const total = 'Total';
/** What shipping costs when it costs nothing. */
export const free = 'Free';
