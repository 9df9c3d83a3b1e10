type About = (product: string) => string;
type ProductToasts = { readonly added: About; readonly alreadyThere: About };

/** The link of a toast of an addition to the cart. */
export const viewCart = 'View cart';
/** After the text that a product is in the cart already (SPEC 12.4). */
export const cartHas = (count: number) => `Your cart has ${count} of it.`;

/** The table of SPEC 12, to the letter: the texts differ by screen, upper and lower case too. */
export const productToasts = {
  home: {
    wishlist: {
      added: (product) => `${product} Added to Wishlist`,
      alreadyThere: (product) => `${product} is Already in Wishlist`,
    },
    cart: {
      added: (product) => `${product} Added to Cart!`,
      alreadyThere: (product) => `${product} is Already in Cart!`,
    },
  },
  detail: {
    wishlist: {
      added: (product) => `${product} Added to Wishlist`,
      alreadyThere: (product) => `${product} is Already in Wishlist`,
    },
    cart: {
      added: (product) => `${product} Added to Cart!`,
      alreadyThere: (product) => `${product} is already in Cart`,
    },
  },
  products: {
    wishlist: {
      added: (product) => `${product} added to Wishlist`,
      alreadyThere: (product) => `${product} is Already in Wishlist`,
    },
    cart: {
      added: (product) => `${product} added to Cart`,
      alreadyThere: (product) => `${product} is Already in Cart!`,
    },
  },
  sales: {
    wishlist: {
      added: (product) => `${product} added to Wishlist`,
      alreadyThere: (product) => `${product} is already in Wishlist`,
    },
    cart: {
      added: (product) => `${product} added to Cart`,
      alreadyThere: (product) => `${product} is already in Cart`,
    },
  },
} satisfies Record<string, Record<'wishlist' | 'cart', ProductToasts>>;

export const nothingSubscribed = 'This is a demonstration shop: nothing was sent.';
/** Of a shop that takes orders, where nothing is a demonstration. */
export const noLettersYet = 'This shop has no newsletter yet: nothing was sent.';
export const noAccountsYet =
  'This shop has no accounts yet: nothing was created, and you can order without one.';
export const shopWasUpdated =
  'This shop has been updated. The next page you open will be the new version.';
export const partDidNotLoad =
  'This part of the shop could not be loaded. Check your connection and try again.';
export const offline = 'You are offline. Your cart is safe.';
/** When the browser's storage fails (SPEC 11.2). */
export const storageErrors = {
  unavailable:
    'Your browser is not letting this shop save. Your cart will last until you close this page.',
  unreadable:
    'Something this shop had saved could not be read. A copy was kept, and you can go on shopping.',
};

export const wishlistRemoved = 'Item removed from wishlist';
export const cartRemoved = 'Item Removed From Cart!';
export const orderPlaced = 'Order Placed Successfully!';
export const cartIsEmpty = 'Your cart is empty!';
export const noAccountCreated = 'This is a demonstration shop: no account was created.';
export const noAccountToSignInTo =
  'This is a demonstration shop: there are no accounts to sign in to.';
export const messageLeftToMailProgram =
  'Now send the message from your email app. Nothing was sent from this page.';
/** Why a cart cannot be ordered as it is (SPEC 16.58). */
export const cartHasUnavailableLines =
  'Something in your cart is out of stock. It is not counted. Remove it to place your order.';

/** The toast of "Add to Cart" on the wishlist; the same whether the product was in the cart or not (SPEC 12). */
export const addedFromWishlist = (product: string) => `${product} added to cart!`;
/** In the place of what was removed, beside "Undo" (SPEC 16.1). */
export const removedNamed = (product: string) => `${product} removed.`;
/** After "Undo" of a removal (SPEC 16.1). */
export const backInCart = (product: string) => `${product} is back in your cart`;
export const backOnWishlist = (product: string) => `${product} is back on your wishlist`;
