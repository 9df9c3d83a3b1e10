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

type ProductMessages = {
  readonly wishlistAdded: (product: Product) => Message;
  readonly wishlistPresent: (product: Product) => Message;
  readonly cartAdded: (product: Product) => Message;
  readonly cartPresent: (product: Product) => Message;
};

const success = (text: string): Message => ({ type: 'success', text });
const info = (text: string): Message => ({ type: 'info', text });
const error = (text: string): Message => ({ type: 'error', text });
const warning = (text: string): Message => ({ type: 'warning', text });

/** The table of SPEC 12, to the letter: the texts differ by screen, upper and lower case too. */
export const productMessages: Record<Wording, ProductMessages> = {
  home: {
    wishlistAdded: ({ productName }) => success(`${productName} Added to Wishlist`),
    wishlistPresent: ({ productName }) => info(`${productName} is Already in Wishlist`),
    cartAdded: ({ productName }) => success(`${productName} Added to Cart!`),
    cartPresent: ({ productName }) => info(`${productName} is Already in Cart!`),
  },
  detail: {
    wishlistAdded: ({ productName }) => success(`${productName} Added to Wishlist`),
    wishlistPresent: ({ productName }) => info(`${productName} is Already in Wishlist`),
    cartAdded: ({ productName }) => success(`${productName} Added to Cart!`),
    cartPresent: ({ productName }) => info(`${productName} is already in Cart`),
  },
  products: {
    wishlistAdded: ({ productName }) => success(`${productName} added to Wishlist`),
    wishlistPresent: ({ productName }) => ({
      ...info(`${productName} is Already in Wishlist`),
      isShaking: true,
    }),
    cartAdded: ({ productName }) => success(`${productName} added to Cart`),
    cartPresent: ({ productName }) => ({
      ...info(`${productName} is Already in Cart!`),
      isShaking: true,
    }),
  },
  sales: {
    wishlistAdded: ({ productName }) => success(`${productName} added to Wishlist`),
    wishlistPresent: ({ productName }) => info(`${productName} is already in Wishlist`),
    cartAdded: ({ productName }) => success(`${productName} added to Cart`),
    cartPresent: ({ productName }) => info(`${productName} is already in Cart`),
  },
};

/** "Add to Cart" on the wishlist; the same words whether the product was in the cart or not (SPEC 12). */
export const addedFromWishlist = ({ productName }: Product): Message =>
  success(`${productName} added to cart!`);

export const messages = {
  wishlistRemoved: { ...error('Item removed from wishlist'), isPolite: true },
  cartRemoved: { ...error('Item Removed From Cart!'), isPolite: true },
  orderPlaced: success('Order Placed Successfully!'),
  cartIsEmpty: error('Your cart is empty!'),
  noAccountCreated: info('This is a demonstration shop: no account was created.'),
  noAccountToSignInTo: info('This is a demonstration shop: there are no accounts to sign in to.'),
  nothingSubscribed: info('This is a demonstration shop: nothing was sent.'),
  messageLeftToMailProgram: info(
    'Your own mail program has the message now. Nothing was sent from this page.',
  ),
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
