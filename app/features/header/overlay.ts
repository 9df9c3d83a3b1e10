import type { Product } from '#domain/product.ts';

/** What is open above the page: the menu or one of the dialogs, never two at once (SPEC 3.4). */
export type Overlay =
  | { readonly kind: 'menu' }
  | { readonly kind: 'signUp' }
  | { readonly kind: 'search'; readonly query: string; readonly found?: number }
  | { readonly kind: 'product'; readonly product: Product; readonly query: string };
