/** Every address of the shop (SPEC 2); a link to anything else does not compile. */
export type Address =
  | '/'
  | '/products'
  | `/products?filter=${string}`
  | '/sales'
  | '/about'
  | '/contact'
  | `/product/${number}`
  | '/wishlist'
  | '/cart'
  | '/checkout'
  | '/help'
  | `/help#${string}`
  | '/shop';

/** The address as a link writes it: below the path that the shop is published under. */
export function href(address: Address): string {
  return import.meta.env.BASE_URL + address.slice(1);
}

/** The five screens that header, menu and footer lead to (SPEC 3.1, 10.3). */
export const screenLinks = [
  { label: 'Home', address: '/' },
  { label: 'Products', address: '/products' },
  { label: 'Sales', address: '/sales' },
  { label: 'About', address: '/about' },
  { label: 'Contact', address: '/contact' },
] as const satisfies readonly { label: string; address: Address }[];
