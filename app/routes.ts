import type { ComponentType } from 'react';

export type Meta = {
  readonly title: string;
  readonly description: string;
  /** There is no such page: it has no canonical address, and search engines pass it by. */
  readonly isMissing?: boolean;
};

export type ScreenProps = {
  /** The `{id}` of `/product/{id}`; empty on every other screen. */
  readonly id: string;
  /** The query string, empty in the first render (SPEC 2.5). */
  readonly search: string;
  /** Whether the shopper has just come from another screen, who then waits for the first view alone. */
  readonly isTurned: boolean;
  /** Goes to the same screen at another address, keeping place and focus. */
  readonly refine: (address: string) => void;
};

type ScreenModule = {
  readonly default: ComponentType<ScreenProps>;
  readonly meta: (id: string) => Meta;
  /** Fetches what the screen shows first, for a shopper who is about to open it. */
  readonly prepare?: (id: string) => void;
};

export type Route = {
  /** The address below the shop's base path, without the product's id. */
  readonly path: string;
  readonly load: () => Promise<ScreenModule>;
};

/** Where the shopper is: the route, its loaded screen, and what the address says besides. */
export type Place = {
  readonly route: Route;
  readonly screen: ScreenModule;
  readonly id: string;
  readonly search: string;
  readonly isTurned?: boolean;
};

/** Every address of the shop (SPEC 2). */
export const routes: readonly Route[] = [
  { path: '/', load: () => import('#routes/home.tsx') },
  {
    path: '/products',
    load: () => import('#routes/products.tsx'),
  },
  { path: '/sales', load: () => import('#routes/sales.tsx') },
  { path: '/about', load: () => import('#routes/about.tsx') },
  { path: '/contact', load: () => import('#routes/contact.tsx') },
  { path: '/product', load: () => import('#routes/product.tsx') },
  {
    path: '/wishlist',
    load: () => import('#routes/wishlist.tsx'),
  },
  { path: '/cart', load: () => import('#routes/cart.tsx') },
  {
    path: '/checkout',
    load: () => import('#routes/checkout.tsx'),
  },
  { path: '/help', load: () => import('#routes/help.tsx') },
];

export const notFoundRoute: Route = {
  path: '/404',
  load: () => import('#routes/not-found.tsx'),
};

export type Match = { readonly route: Route; readonly id: string };

/** The route that a path of this shop names; any path below the base has one (SPEC 2.3, 2.4). */
export function matchRoute(pathname: string): Match {
  const path = `/${pathname.slice(import.meta.env.BASE_URL.length)}`.replace(/(?<=.)\/$/, '');
  const product = /^\/product\/([^/]+)$/.exec(path);
  const id = product?.[1] ?? '';
  const sought = product ? '/product' : path === '/shop' ? '/products' : path;
  const route = routes.find((known) => known.path === sought && (known.path !== '/product' || id));
  return { route: route ?? notFoundRoute, id };
}

/** The address of a route and product, below the shop's base path. */
export function pathOf({ route, id }: Match): string {
  return id === '' ? route.path : `${route.path}/${id}`;
}
