/**
 * Every screen of the shop (SPEC 2): its path and its file in `app/screens`. Routes, head, sitemap,
 * navigation and the tests over all screens read this list. The path is here and not in the
 * file, since the browser needs all paths before it has loaded any other screen.
 */
export const screenList = [
  { path: '/', file: 'home' },
  { path: '/products', file: 'products' },
  { path: '/products/category/{slug}', file: 'category' },
  { path: '/sales', file: 'sales' },
  { path: '/about', file: 'about' },
  { path: '/contact', file: 'contact' },
  { path: '/product/{id}', file: 'product' },
  { path: '/wishlist', file: 'wishlist' },
  { path: '/cart', file: 'cart' },
  { path: '/checkout', file: 'checkout' },
  { path: '/orders', file: 'orders' },
  { path: '/help', file: 'help' },
  // Last but one: it has every address that no other screen has.
  { path: '/{page}', file: 'own-page' },
  { path: '/404', file: 'not-found' },
] as const satisfies readonly { path: `/${string}`; file: string }[];

/** The screens of a shop: a demonstration remembers no orders (SPEC 15.21). */
export function screensOf(takesOrders: boolean) {
  return screenList.filter(({ path }) => takesOrders || path !== '/orders');
}

export type ScreenPath = (typeof screenList)[number]['path'];

/** The screen for unknown addresses (SPEC 2.4). */
export const notFoundPath = '/404' satisfies ScreenPath;

/** The pages of the owner's own (SPEC 14.100). */
export const pagePath = '/{page}' satisfies ScreenPath;

/** The parts of the page of help, by their ids. */
export const helpParts = ['returns', 'shipping', 'terms', 'privacy', 'seller'] as const;

/** Addresses that redirect to another one (SPEC 2.2). */
export const redirects = { '/shop': '/products' } as const satisfies Record<string, ScreenPath>;

type Linked = Exclude<ScreenPath, typeof notFoundPath | typeof pagePath> | keyof typeof redirects;
type Path = Filled<Linked>;

/** A path with a product's id for `{id}`, or a category's slug for `{slug}`. */
type Filled<Written extends string> = Written extends `${infer Start}{id}`
  ? `${Start}${number}`
  : Written extends `${infer Start}{slug}`
    ? `${Start}${string}`
    : Written;

/** Every address of the shop (SPEC 2); a link to anything else does not compile. */
export type Address = Path | `${Path}?${string}` | `${Path}#${string}`;

/** Where an owner's link leads: to a page of the shop, or to another site. */
export type LinkTarget = Address | `https://${string}`;
