import * as strings from '#strings/toasts.ts';
import type { Product } from './product.ts';

/** The text of one toast, and how it is shown and announced. */
export type Message = {
  readonly type: 'info' | 'success' | 'error' | 'warning';
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

/** The message after "Add to Cart" or "Add to Wishlist"; only the products screen shakes it (SPEC 12). */
export function productMessage(
  product: Product,
  wording: Wording,
  list: 'wishlist' | 'cart',
  wasThere: boolean,
): Message {
  const { added, alreadyThere } = strings.productToasts[wording][list];
  if (!wasThere) return success(added(product.name));
  return { ...info(alreadyThere(product.name)), isShaking: wording === 'products' };
}

export const messages = {
  shopWasUpdated: info(strings.shopWasUpdated),
  partDidNotLoad: error(strings.partDidNotLoad),
} satisfies Record<string, Message>;

/** The shopper sees each of these once, when the browser's storage fails (SPEC 11.2). */
export const storageErrorMessages = {
  unavailable: warning(strings.storageUnavailable),
  unreadable: warning(strings.storageUnreadable),
} satisfies Record<string, Message>;

/** What is said of the parts that do nothing; a shop that takes orders does not speak of a demonstration (SPEC 15.16). */
export const nothingSubscribed = info(
  import.meta.env.ORDER_CHANNEL === 'demonstration'
    ? strings.nothingSubscribed
    : strings.noLettersYet,
);
export const noAccountCreated = info(
  import.meta.env.ORDER_CHANNEL === 'demonstration'
    ? strings.noAccountCreated
    : strings.noAccountsYet,
);
export const noAccountToSignInTo = info(
  import.meta.env.ORDER_CHANNEL === 'demonstration'
    ? strings.noAccountToSignInTo
    : strings.noAccountsYet,
);

/** How long toasts stay, in ms, and where they appear (SPEC 12); each screen names one of these. */
export const toastOptions = {
  brief: { duration: 2000, position: 'top-right' },
  long: { duration: 5000, position: 'top-center' },
} as const;
