import { describe, expect, test } from 'vitest';
import { namesOfKept } from './namesOfKept.ts';

describe('What this browser keeps', () => {
  test('each key is named in words, in one order', () => {
    const keys = ['signupDismissed', 'beau:order', 'wishlist', 'cart'];
    keys.push('beau:address', 'beau:orders');
    expect(namesOfKept([...keys, 'beau:unreadable:cart', 'beau:unreadable:cart:2'])).toEqual([
      'your cart',
      'your wishlist',
      'an order that you have not sent',
      'the orders that you have sent',
      'your address',
      'that you closed Sign Up',
      'copies of what could not be read',
    ]);
    expect(namesOfKept([])).toEqual([]);
    expect(namesOfKept(['beau:gone'])).toEqual([]);
  });

  test('a key that has no name yet is listed too', () => {
    expect(namesOfKept(['beau:something', 'cart'])).toEqual([
      'your cart',
      'other data of this shop',
    ]);
  });
});
