/** What `llms.txt` says beside the shop's own texts. */
export const takesNoOrders =
  'This shop is a demonstration and takes no orders: nothing can be bought.';
export const products = 'Products';
export const pages = 'Pages';
export const help = 'Help';
export const promises = 'Shipping and returns';
