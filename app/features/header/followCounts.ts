import { totalItems } from '#ordering/cart.ts';
import { storedCart } from '#storage/storedCart.ts';
import type { StoredList } from '#storage/storedList.ts';
import { storedWishlist } from '#storage/storedWishlist.ts';
import { announce } from '#ui/announce.ts';
import * as strings from '#strings/shell';

/** Says a count that another tab or script has changed; a change in this page has a toast of its own (SPEC 3.9). */
export function followCounts(): () => void {
  const follow = <Entry>(
    name: string,
    list: StoredList<Entry>,
    count: (entries: readonly Entry[]) => number,
  ) =>
    list.subscribe((isExternal) => {
      if (isExternal) announce(strings.countName({ name, count: count(list.read()) }));
    });
  const stopCart = follow(strings.cart, storedCart, totalItems);
  const stopWishlist = follow(strings.wishlist, storedWishlist, ({ length }) => length);
  return () => {
    stopCart();
    stopWishlist();
  };
}
