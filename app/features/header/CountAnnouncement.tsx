import { useEffect, useState } from 'react';
import { totalItems } from '#ordering/cart.ts';
import { storedCart } from '#storage/storedCart.ts';
import type { StoredList } from '#storage/storedList.ts';
import { storedWishlist } from '#storage/storedWishlist.ts';
import * as strings from '#strings/shell.ts';

/**
 * Announces a count that another tab or script has changed. A change in this page has a toast of its
 * own, and removes an announcement that is out of date.
 */
export function CountAnnouncement() {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const follow = <Entry,>(
      name: string,
      list: StoredList<Entry>,
      count: (entries: readonly Entry[]) => number,
    ) =>
      list.subscribe((isExternal) => {
        const now = strings.countName(name, count(list.read()));
        setAnnouncement((before) => {
          if (isExternal) return now;
          return before.startsWith(name) && before !== now ? '' : before;
        });
      });
    const stopCart = follow(strings.cart, storedCart, totalItems);
    const stopWishlist = follow(strings.wishlist, storedWishlist, ({ length }) => length);
    return () => {
      stopCart();
      stopWishlist();
    };
  }, []);
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
