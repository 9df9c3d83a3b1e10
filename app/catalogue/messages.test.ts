import { describe, expect, test } from 'vitest';
import {
  noAccountCreated,
  nothingSubscribed,
  type Wording,
  productMessage,
  storageErrorMessages,
  toastOptions,
} from './messages.ts';
import { addedFromWishlist, screenMessages } from './screenMessages.ts';
import { aProduct } from './product.testing.ts';

const product = aProduct({ name: 'Face Wash' });

/** The table of SPEC 12, row by row. */
const table: Record<Wording, readonly [string, string, string, string]> = {
  home: [
    'Face Wash Added to Wishlist',
    'Face Wash is Already in Wishlist',
    'Face Wash Added to Cart!',
    'Face Wash is Already in Cart!',
  ],
  detail: [
    'Face Wash Added to Wishlist',
    'Face Wash is Already in Wishlist',
    'Face Wash Added to Cart!',
    'Face Wash is already in Cart',
  ],
  products: [
    'Face Wash added to Wishlist',
    'Face Wash is Already in Wishlist',
    'Face Wash added to Cart',
    'Face Wash is Already in Cart!',
  ],
  sales: [
    'Face Wash added to Wishlist',
    'Face Wash is already in Wishlist',
    'Face Wash added to Cart',
    'Face Wash is already in Cart',
  ],
};

describe('Messages', () => {
  test.each(Object.keys(table) as Wording[])('12 %s: the four texts and their types', (screen) => {
    const said = (['wishlist', 'cart'] as const).flatMap((list) =>
      [false, true].map((wasThere) => productMessage(product, screen, list, wasThere)),
    );
    expect(said.map(({ text }) => text)).toEqual(table[screen]);
    expect(said.map(({ type }) => type)).toEqual(['success', 'info', 'success', 'info']);
    const shakes = screen === 'products';
    expect(said.map(({ isShaking = false }) => isShaking)).toEqual([false, shakes, false, shakes]);
  });

  test('adding from the wishlist always has the same message', () => {
    expect(addedFromWishlist(product)).toEqual({
      type: 'success',
      text: 'Face Wash added to cart!',
    });
  });

  test('removals and an empty cart are errors, in their own words', () => {
    const removal = { type: 'error', isPolite: true };
    expect(screenMessages.wishlistRemoved).toEqual({
      ...removal,
      text: 'Item removed from wishlist',
    });
    expect(screenMessages.cartRemoved).toEqual({ ...removal, text: 'Item Removed From Cart!' });
    expect(screenMessages.cartIsEmpty).toEqual({ type: 'error', text: 'Your cart is empty!' });
  });

  test('a placed order is a success', () => {
    expect(screenMessages.orderPlaced).toEqual({
      type: 'success',
      text: 'Order Placed Successfully!',
    });
  });

  test('forms that send nothing say so', () => {
    expect(noAccountCreated).toEqual({
      type: 'info',
      text: 'This is a demonstration shop: no account was created.',
    });
    expect(nothingSubscribed).toEqual({
      type: 'info',
      text: 'This is a demonstration shop: nothing was sent.',
    });
  });

  test('the message about a browser that saves nothing has the given words', () => {
    expect(storageErrorMessages.unavailable.text).toBe(
      'Your browser is not letting this shop save. Your cart will last until you close this page.',
    );
    for (const { type } of Object.values(storageErrorMessages)) expect(type).toBe('warning');
  });

  test('toasts on the detail and checkout screens have another position and stay longer', () => {
    expect(toastOptions.brief).toEqual({ duration: 2000, position: 'top-right' });
    expect(toastOptions.long).toEqual({ duration: 5000, position: 'top-center' });
  });
});
