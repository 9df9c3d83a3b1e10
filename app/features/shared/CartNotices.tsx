import { useEffect, useState } from 'react';
import { type CartLine, markChangesSeen } from '#ordering/cart.ts';
import { sayUnseenChanges } from '#say/sayCart.ts';
import { isNewest } from '#loading/version.ts';
import { namesOfGone, noteGone } from '#storage/goneFromCart.ts';
import { storedCart } from '#storage/storedCart.ts';
import { Note } from '#ui/Note.tsx';
import { useAnnounced } from '#ui/useAnnounced.ts';

/** Says once, where one pays, what the shop no longer has of what is in the cart (SPEC 16.92, 16.93). An older page does not know it. */
export function CartNotices({ lines }: { readonly lines: readonly CartLine[] }) {
  const [notices, setNotices] = useState<readonly string[]>([]);
  const all = isNewest() ? sayUnseenChanges(lines, namesOfGone()) : [];
  const news = all.filter((notice) => !notices.includes(notice));
  // Kept here, because the storage forgets them once they are shown.
  if (news.length > 0) setNotices([...notices, ...new Set(news)]);
  useAnnounced(notices.join(' '));
  useEffect(() => {
    const note = () => {
      // A page in the background is not read. Pages of two versions would write against each other.
      if (document.hidden || !isNewest()) return;
      storedCart.change(markChangesSeen);
      noteGone();
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
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
