import { useEffect, useState } from 'react';
import { type CartLine, withTodaysPrices } from '#domain/cart.ts';
import { cartNotices } from '#domain/cartNotices.ts';
import { namesOfGone, noteGone } from '#storage/goneFromCart.ts';
import { storedCart } from '#storage/storedCart.ts';
import { Note } from '#ui/Note.tsx';

/** Says once what the shop has changed of what is in the cart (SPEC 16.93). */
export function CartNotices({ lines }: { readonly lines: readonly CartLine[] }) {
  const [notices, setNotices] = useState<readonly string[]>([]);
  const news = cartNotices(lines, namesOfGone()).filter((notice) => !notices.includes(notice));
  // Kept here, because the storage forgets them once they are shown.
  if (news.length > 0) setNotices([...notices, ...new Set(news)]);
  useEffect(() => {
    storedCart.change(withTodaysPrices);
    noteGone();
  }, [lines]);
  if (notices.length === 0) return null;
  return (
    <Note kind="information">
      <ul>
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </Note>
  );
}
