import type { Product } from '#catalogue/product.ts';

/** The menu or the dialog that is open; never two at once (SPEC 3.4). */
export type Overlay =
  | { readonly kind: 'menu' }
  | { readonly kind: 'signUp' }
  | { readonly kind: 'search'; readonly query: string; readonly found?: number }
  | { readonly kind: 'product'; readonly product: Product; readonly query: string };

/** The props of a button that opens an overlay: pointer or focus on it loads the script. */
export type OverlayOpener = {
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
};
