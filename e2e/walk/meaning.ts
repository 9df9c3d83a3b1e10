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
import type { Control, Look } from './eyes.ts';
import { type Lists, product } from './lists.ts';

/** Looks whether a step's effect is there; what is missing is said in words. */
export type Effect = (after: Look, before: Look) => string | undefined;

/** What a press must come to. */
export type Meaning = {
  readonly lists: Lists;
  readonly effect: Effect;
  /** The quantity that the detail screen shows afterwards, if the press changes it. */
  readonly quantity?: number;
  /** A later effect about the same thing takes its place. */
  readonly about?: 'quantity' | 'picture' | 'tab' | undefined;
};

/** What is there when a control is pressed. */
export type Stage = {
  readonly path: string;
  readonly lists: Lists;
  /** On the detail screen. */
  readonly quantity: number;
  readonly dialogs: readonly string[];
  readonly isMenuOpen: boolean;
};

/** A message with this text came, or is still there from before. */
function told(text: string): Effect {
  return (after, before) => {
    const heard = after.document === before.document ? before.heard.length : 0;
    const isTold = after.heard.slice(heard).includes(text) || after.shown.includes(text);
    return isTold ? undefined : `the message "${text}" did not come`;
  };
}

/** Whatever it is that changes, it must be seen. */
const anyChange: Effect = (after, before) =>
  after.document !== before.document ||
  after.changes !== before.changes ||
  after.focus !== before.focus
    ? undefined
    : 'nothing changed: the button is dead';

const nothing: Effect = () => undefined;

/** A part that does not come for want of a network says so. */
const saysWhy = (after: Look, before: Look) =>
  told(messages.partDidNotLoad.text)(after, before) === undefined;

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

/** In whose words a card speaks (SPEC 12). */
function screenOf({ path, dialogs }: Stage): Wording {
  // The page of an unknown product has cards like the list of products.
  const isProduct = /^\/product\/([1-9]|10)$/.test(decodeURIComponent(path));
  if (dialogs.length > 0 || isProduct) return 'detail';
  if (path === '/' || path === '/index.html') return 'home';
  return path.startsWith('/sales') ? 'sales' : 'products';
}

/** What pressing a button must do, by the specification. */
export function meaningOf(control: Control, stage: Stage): Meaning {
  const { name, place } = control;
  const { lists, path } = stage;
  const id = control.productId ?? Number(/^\/product\/(\d+)/.exec(path)?.[1]);
  const onlySeen = (effect: Effect): Meaning => ({ lists, effect });
  const isWithin = place === 'main' || place === 'dialog';

  if (isWithin && /^add to cart/i.test(name)) {
    const quantity = name === 'ADD TO CART' && place === 'main' ? stage.quantity : 1;
    return putInCart(id, quantity, stage);
  }
  if (isWithin && /^add to wishlist/i.test(name)) return putOnWishlist(id, stage);
  if (place === 'main' && name.startsWith('Remove ')) {
    return path.startsWith('/cart')
      ? {
          lists: { ...lists, cart: removeFromCart(lists.cart, id) },
          effect: told(screenMessages.cartRemoved.text),
        }
      : {
          lists: { ...lists, wishlist: removeFromWishlist(lists.wishlist, id) },
          effect: told(screenMessages.wishlistRemoved.text),
        };
  }
  if (name === 'Increase quantity' || name === 'Decrease quantity') {
    return step(control, name === 'Increase quantity' ? 1 : -1, stage);
  }
  if (name === 'Place Order') {
    const text =
      lists.cart.length > 0 ? screenMessages.orderPlaced.text : screenMessages.cartIsEmpty.text;
    return { lists: { ...lists, cart: [] }, effect: told(text) };
  }
  if (name === 'Menu') {
    return onlySeen((after, before) =>
      after.isMenuOpen === stage.isMenuOpen && !saysWhy(after, before)
        ? 'the menu did not follow its button'
        : undefined,
    );
  }
  if (name === 'Search' && place === 'header') return onlySeen(opens('Search'));
  if (name === 'Account' && place === 'header') return onlySeen(opens('Sign Up'));
  if (name === 'Back to results') return onlySeen(opens('Search'));
  if (name === 'Sign In') return onlySeen(told(screenMessages.noAccountToSignInTo.text));
  // A dialog that has been closed may make way for Sign Up, which has waited.
  if (name === 'Close' && place === 'dialog') {
    return onlySeen(({ dialogs }) =>
      dialogs.join() === stage.dialogs.join() ? 'the dialog did not close' : undefined,
    );
  }
  if (control.type === 'submit' && control.isFormValid) return onlySeen(sent(name));
  if (name.startsWith('Show picture')) return { ...onlySeen(isChosen(name)), about: 'picture' };
  if (/^DESCRIPTION$|^SHIPPING/.test(name)) return { ...onlySeen(isChosen(name)), about: 'tab' };
  if (stage.dialogs.includes('Search') && place === 'dialog') return onlySeen(opens(name));
  // Its text says that it does nothing (SPEC 9.4); the others may be chosen or at their end already.
  const mayStay =
    name === 'Pay now' ||
    control.type === 'radio' ||
    control.type === 'submit' ||
    name.startsWith('Slide');
  return onlySeen(mayStay ? nothing : anyChange);
}

function putInCart(id: number, quantity: number, stage: Stage): Meaning {
  const { lists } = stage;
  if (stage.path.startsWith('/wishlist') && stage.dialogs.length === 0) {
    return {
      lists: { ...lists, cart: addMoreToCart(lists.cart, product(id), 1) },
      effect: told(addedFromWishlist(product(id)).text),
    };
  }
  const wasThere = isInCart(lists.cart, id);
  const { text } = productMessage(product(id), screenOf(stage), 'cart', wasThere);
  return {
    lists: { ...lists, cart: addToCart(lists.cart, product(id), quantity) },
    effect: told(text),
  };
}

function putOnWishlist(id: number, stage: Stage): Meaning {
  const { lists } = stage;
  const wasThere = isInWishlist(lists.wishlist, id);
  const { text } = productMessage(product(id), screenOf(stage), 'wishlist', wasThere);
  return {
    lists: { ...lists, wishlist: addToWishlist(lists.wishlist, product(id)) },
    effect: told(text),
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

/** What a form with nothing wrong in it says when it has been sent. */
function sent(name: string): Effect {
  if (name === 'Subscribe') return told(messages.nothingSubscribed.text);
  if (name === 'Sign Up') return told(screenMessages.noAccountCreated.text);
  return told(screenMessages.messageLeftToMailProgram.text);
}
