import type { Product } from './product.ts';

type ToastType = 'info' | 'success' | 'error' | 'warning' | 'default' | 'loading';

/** The text of one toast, and how it is shown and announced. */
export type Message = {
  readonly type: ToastType;
  readonly text: string;
  /** Announced politely although its type is `error`: the shopper expects it (SPEC 12). */
  readonly isPolite?: boolean;
  /** The toast shakes, since the product was already there (SPEC 12). */
  readonly isShaking?: boolean;
};

/** Which screen's texts are used, since they differ (SPEC 12). The product dialog uses those of the detail screen. */
export type Wording = 'home' | 'detail' | 'products' | 'sales';

export const success = (text: string): Message => ({ type: 'success', text });
export const info = (text: string): Message => ({ type: 'info', text });
export const error = (text: string): Message => ({ type: 'error', text });
const warning = (text: string): Message => ({ type: 'warning', text });

type ProductTexts = readonly [added: string, alreadyThere: string];

/** The table of SPEC 12, to the letter: what follows the product's name differs by screen, upper and lower case too. */
const productTexts: Record<
  Wording,
  { readonly wishlist: ProductTexts; readonly cart: ProductTexts }
> = {
  home: {
    wishlist: ['Added to Wishlist', 'is Already in Wishlist'],
    cart: ['Added to Cart!', 'is Already in Cart!'],
  },
  detail: {
    wishlist: ['Added to Wishlist', 'is Already in Wishlist'],
    cart: ['Added to Cart!', 'is already in Cart'],
  },
  products: {
    wishlist: ['added to Wishlist', 'is Already in Wishlist'],
    cart: ['added to Cart', 'is Already in Cart!'],
  },
  sales: {
    wishlist: ['added to Wishlist', 'is already in Wishlist'],
    cart: ['added to Cart', 'is already in Cart'],
  },
};

/** The message after "Add to Cart" or "Add to Wishlist"; only the products screen shakes it (SPEC 12). */
export function productMessage(
  { productName }: Product,
  wording: Wording,
  list: 'wishlist' | 'cart',
  wasThere: boolean,
): Message {
  const [added, alreadyThere] = productTexts[wording][list];
  if (!wasThere) return success(`${productName} ${added}`);
  return { ...info(`${productName} ${alreadyThere}`), isShaking: wording === 'products' };
}

export const messages = {
  nothingSubscribed: info('This is a demonstration shop: nothing was sent.'),
  shopWasUpdated: info('This shop has been updated. The next page you open is the new one.'),
  partDidNotLoad: error(
    'This part of the shop could not be loaded. Check your connection and try again.',
  ),
} satisfies Record<string, Message>;

/** Shown on every page while there is no network. */
export const offlineLine = 'You are offline. Your cart is safe.';

/** The shopper sees each of these once, when the browser's storage fails (SPEC 11.2). */
export const storageErrorMessages = {
  unavailable: warning(
    'Your browser is not letting this shop save. Your cart will last until you close this page.',
  ),
  unreadable: warning(
    'Something this shop had saved could not be read. A copy was kept, and you can go on shopping.',
  ),
} satisfies Record<string, Message>;

/** How long toasts stay, in ms, and where they appear (SPEC 12); each screen names one of these. */
export const toastOptions = {
  brief: { duration: 2000, position: 'top-right' },
  long: { duration: 5000, position: 'top-center' },
} as const;
