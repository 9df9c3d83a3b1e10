import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withViewed } from '#catalogue/recent.ts';
import { withStyles } from '#loading/styles.ts';
import { storedRecent } from '#storage/storedRecent.ts';
import styles from './RecentlyViewed.module.css';

type RecentlyViewedProps = {
  /** The product that the shopper looks at now. */
  readonly current?: number;
};

/**
 * The products that the shopper looked at before (SPEC 16.5). Its space is there from the first paint,
 * unless `data-unseen` of the root element says that there is none (app/shell/boot.ts says it first);
 * what fills it is fetched once it is near the screen.
 */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const space = useRef<HTMLDivElement>(null);
  /** `null` if the shop has none of the products any more. */
  const [row, setRow] = useState<ReactNode>();

  useEffect(() => {
    const ids = storedRecent.read().filter((id) => id !== current);
    document.documentElement.toggleAttribute('data-unseen', ids.length === 0);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        // Without it the page is as useful as before, so a failure has no message.
        withStyles(import('./RecentRow.tsx'))
          .then(({ recentRow }) => setRow(recentRow(ids)))
          .catch(() => undefined);
      },
      { rootMargin: '50%' },
    );
    if (space.current) observer.observe(space.current);

    // A tab that was opened in the background is not looked at yet.
    const note = () => {
      if (current !== undefined && !document.hidden)
        storedRecent.change((ids) => withViewed(ids, current));
    };
    note();
    document.addEventListener('visibilitychange', note, { once: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', note);
    };
  }, [current]);

  return (
    row !== null && (
      <div
        ref={space}
        className={`${styles.recent} ${row ? '' : styles.waiting} page-foot needs-script`}
        data-if-seen
      >
        {row}
      </div>
    )
  );
}
