import {
  addMoreToCart,
  addToCart,
  changeQuantity,
  isInCart,
  removeFromCart,
  toQuantity,
} from '#domain/cart.ts';
import { addedFromWishlist, screenMessages } from '#domain/screenMessages.ts';
import { type Wording, messages, productMessage } from '#domain/messages.ts';
import { addToWishlist, isInWishlist, removeFromWishlist } from '#domain/wishlist.ts';
import * as strings from '#strings/toasts.ts';
import type { Control, Look } from './eyes.ts';
import { type Lists, product } from './lists.ts';

/** Checks that a step had its effect; returns a sentence if it had not. */
export type Effect = (after: Look, before: Look) => string | undefined;

/** The result that a press must have. */
export type Meaning = {
  readonly lists: Lists;
  readonly effect: Effect;
  /** The quantity that the detail screen shows afterwards, if the press changes it. */
  readonly quantity?: number;
  /** A later effect about the same thing replaces this one. */
  readonly about?: 'quantity' | 'picture' | 'tab' | undefined;
};

/** The state in which a control is pressed. */
export type Stage = {
  readonly path: string;
  readonly lists: Lists;
  /** On the detail screen. */
  readonly quantity: number;
  readonly dialogs: readonly string[];
  readonly isMenuOpen: boolean;
};

/** A message with this text was shown after the step, or is still shown from before. */
export function showsMessage(text: string): Effect {
  return (after, before) => {
    const heard = after.document === before.document ? before.heard.length : 0;
    const isShown = after.heard.slice(heard).includes(text) || after.shown.includes(text);
    return isShown ? undefined : `the message "${text}" did not come`;
  };
}

/** Something that can be seen must change. */
const anyChange: Effect = (after, before) =>
  after.document !== before.document ||
  after.changes !== before.changes ||
  after.focus !== before.focus
    ? undefined
    : 'nothing changed: the button has no effect';

const nothing: Effect = () => undefined;

/** Without a network a part of the shop may not load; then a message says so. */
export const saysWhy = (after: Look, before: Look) =>
  showsMessage(messages.partDidNotLoad.text)(after, before) === undefined;

const opens =
  (name: string): Effect =>
  (after, before) =>
    after.dialogs.includes(name) || saysWhy(after, before)
      ? undefined
      : `the dialog "${name}" did not open`;

const isChosen =
  (name: string): Effect =>
  ({ chosen }) =>
    chosen.includes(name) ? undefined : `"${name}" was not chosen`;

export const shows =
  (quantity: number, productId: number | undefined): Effect =>
  ({ steppers }) => {
    const stepper = steppers.find((candidate) => candidate.productId === productId);
    return stepper?.value === String(quantity)
      ? undefined
      : `the quantity is ${stepper?.value}, not ${quantity}`;
  };

/** The screen whose messages a card shows (SPEC 12). */
function screenOf({ path, dialogs }: Stage): Wording {
  // The page of an unknown product shows the messages of the list of products.
  const isProduct = /^\/product\/([1-9]|10)$/.test(decodeURIComponent(path));
  if (dialogs.length > 0 || isProduct) return 'detail';
  if (path === '/' || path === '/index.html') return 'home';
  return path.startsWith('/sales') ? 'sales' : 'products';
}

/** What pressing a button must do, by the specification. */
export function meaningOf(control: Control, stage: Stage): Meaning {
  const { name, area } = control;
  const { lists, path } = stage;
  const id = control.productId ?? Number(/^\/product\/(\d+)/.exec(decodeURIComponent(path))?.[1]);
  const onlySeen = (effect: Effect): Meaning => ({ lists, effect });
  const isWithin = area === 'main' || area === 'dialog';

  if (isWithin && /^add to cart/i.test(name)) {
    const quantity = name === 'ADD TO CART' && area === 'main' ? stage.quantity : 1;
    return putInCart(id, quantity, stage);
  }
  if (isWithin && /^add to wishlist/i.test(name)) return putOnWishlist(id, stage);
  if (area === 'main' && name.startsWith('Remove ')) {
    return path.startsWith('/cart')
      ? {
          lists: { ...lists, cart: removeFromCart(lists.cart, id) },
          effect: showsMessage(screenMessages.cartRemoved.text),
        }
      : {
          lists: { ...lists, wishlist: removeFromWishlist(lists.wishlist, id) },
          effect: showsMessage(screenMessages.wishlistRemoved.text),
        };
  }
  if (name === 'Increase quantity' || name === 'Decrease quantity') {
    return step(control, name === 'Increase quantity' ? 1 : -1, stage);
  }
  if (name === 'Place Order') {
    const text =
      lists.cart.length > 0 ? screenMessages.orderPlaced.text : screenMessages.cartIsEmpty.text;
    return { lists: { ...lists, cart: [] }, effect: showsMessage(text) };
  }
  if (name === 'Clear' && area === 'dialog') {
    return { lists: { ...lists, cart: [], wishlist: [] }, effect: anyChange };
  }
  if (name === 'Menu') {
    return onlySeen((after, before) =>
      after.isMenuOpen === stage.isMenuOpen && !saysWhy(after, before)
        ? 'the menu did not follow its button'
        : undefined,
    );
  }
  if (name === 'Search' && area === 'header') return onlySeen(opens('Search'));
  if (name === 'Account' && area === 'header') return onlySeen(opens('Sign Up'));
  if (name === 'Back to results') return onlySeen(opens('Search'));
  if (name === 'Sign In') return onlySeen(showsMessage(strings.noAccountToSignInTo));
  if (control.opensDialog) {
    return onlySeen((after, before) =>
      after.dialogs.length > 0 || saysWhy(after, before) ? undefined : 'no dialog opened',
    );
  }
  // After a dialog has closed, Sign Up may open, which has waited for that.
  if (name === 'Close' && area === 'dialog') {
    return onlySeen(({ dialogs }) =>
      dialogs.join() === stage.dialogs.join() ? 'the dialog did not close' : undefined,
    );
  }
  if (control.type === 'submit' && control.isFormValid) return onlySeen(sent(name));
  if (name.startsWith('Show picture')) return { ...onlySeen(isChosen(name)), about: 'picture' };
  if (/^DESCRIPTION$|^SHIPPING/.test(name)) return { ...onlySeen(isChosen(name)), about: 'tab' };
  if (stage.dialogs.includes('Search') && area === 'dialog') return onlySeen(opens(name));
  // "Pay now" does nothing (SPEC 9.4); the others may be chosen or at their end already.
  const mayStay =
    name === 'Pay now' ||
    control.type === 'radio' ||
    control.type === 'submit' ||
    /^(?:Slide|Smaller|Larger)/.test(name);
  return onlySeen(mayStay ? nothing : anyChange);
}

function putInCart(id: number, quantity: number, stage: Stage): Meaning {
  const { lists } = stage;
  if (stage.path.startsWith('/wishlist') && stage.dialogs.length === 0) {
    return {
      lists: { ...lists, cart: addMoreToCart(lists.cart, product(id), 1) },
      effect: showsMessage(addedFromWishlist(product(id)).text),
    };
  }
  const wasThere = isInCart(lists.cart, id);
  const { text } = productMessage(product(id), screenOf(stage), 'cart', wasThere);
  return {
    lists: { ...lists, cart: addToCart(lists.cart, product(id), quantity) },
    effect: showsMessage(text),
  };
}

function putOnWishlist(id: number, stage: Stage): Meaning {
  const { lists } = stage;
  const wasThere = isInWishlist(lists.wishlist, id);
  const { text } = productMessage(product(id), screenOf(stage), 'wishlist', wasThere);
  return {
    lists: { ...lists, wishlist: addToWishlist(lists.wishlist, product(id)) },
    effect: showsMessage(text),
  };
}

function step({ productId }: Control, difference: 1 | -1, { lists, quantity }: Stage): Meaning {
  if (productId === undefined) {
    const next = toQuantity(quantity + difference);
    return { lists, effect: shows(next, undefined), quantity: next, about: 'quantity' };
  }
  const cart = changeQuantity(lists.cart, productId, difference);
  const line = cart.find((candidate) => candidate.product.id === productId);
  return { lists: { ...lists, cart }, effect: shows(line?.quantity ?? 0, productId) };
}

/** The message after a form without mistakes has been sent. */
function sent(name: string): Effect {
  if (name === 'Subscribe') return showsMessage(strings.nothingSubscribed);
  if (name === 'Sign Up') return showsMessage(strings.noAccountCreated);
  return showsMessage(screenMessages.messageLeftToMailProgram.text);
}
