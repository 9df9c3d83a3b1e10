/** The shop's routes as a host serves them, a product standing for all. */
export const routes = [
  '/',
  '/products',
  '/sales',
  '/product/1',
  '/wishlist',
  '/cart',
  '/checkout',
  '/about',
  '/contact',
  '/help',
];
