import { useEffect, useState } from 'react';
import { totalItems } from '#domain/cart.ts';
import { storedCart } from '#storage/cart.ts';
import { storedWishlist } from '#storage/wishlist.ts';
import { countName } from './CountLink.tsx';

/**
 * Tells a screen reader of a count that another tab or script has changed. What the shopper does in
 * this page is told by its own message.
 */
export function CountNews() {
  const [news, setNews] = useState('');
  useEffect(
    () =>
      storedCart.subscribe((isNews) => {
        if (isNews) setNews(countName('Cart', totalItems(storedCart.read())));
      }),
    [],
  );
  useEffect(
    () =>
      storedWishlist.subscribe((isNews) => {
        if (isNews) setNews(countName('Wishlist', storedWishlist.read().length));
      }),
    [],
  );
  return (
    <p className="vh" role="status">
      {news}
    </p>
  );
}
