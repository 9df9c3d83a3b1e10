export const close = 'Close';
export const breadcrumb = 'Breadcrumb';
export const home = 'Home';
export const quantity = 'Quantity';
export const quantityIs = (count: number) => `Quantity ${count}`;
/** What was typed is no number, so the quantity has not changed. */
export const noNumber = (max: number, quantity: number) =>
  `Type a number from 1 to ${max}. The quantity is still ${quantity}.`;
export const increaseQuantity = 'Increase quantity';
export const decreaseQuantity = 'Decrease quantity';
export const messages = 'Messages';
export const dismissMessage = 'Dismiss message';
export const undo = 'Undo';
