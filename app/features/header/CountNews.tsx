import { useEffect, useState } from 'react';
import { totalItems } from '#domain/cart.ts';
import { storedCart } from '#storage/storedCart.ts';
import type { StoredList } from '#storage/sync/list.ts';
import { storedWishlist } from '#storage/storedWishlist.ts';
import { countName } from './CountLink.tsx';

/**
 * Announces a count that another tab or script has changed. What the shopper does in this page has
 * its own message, after which the words here would be old: they go.
 */
export function CountNews() {
  const [news, setNews] = useState('');
  useEffect(() => {
    const follow = <Entry,>(
      name: string,
      list: StoredList<Entry>,
      count: (entries: readonly Entry[]) => number,
    ) =>
      list.subscribe((isExternal) => {
        const now = countName(name, count(list.read()));
        setNews((before) => {
          if (isExternal) return now;
          return before.startsWith(name) && before !== now ? '' : before;
        });
      });
    const leaveCart = follow('Cart', storedCart, totalItems);
    const leaveWishlist = follow('Wishlist', storedWishlist, ({ length }) => length);
    return () => {
      leaveCart();
      leaveWishlist();
    };
  }, []);
  return (
    <p className="vh" role="status">
      {news}
    </p>
  );
}
