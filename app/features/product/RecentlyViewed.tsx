import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Product } from '#domain/product.ts';
import { recentProducts } from '#domain/recent.ts';
import { loadCatalogue } from '#storage/catalogue.ts';
import { idsIn, noteViewed, recentText } from '#storage/storedRecent.ts';
import styles from './RecentlyViewed.module.css';

/** While a page is open, nothing but the page itself adds to what is shown. */
const never = () => () => undefined;

type Row = {
  readonly RecentRow: ComponentType<{ readonly products: readonly Product[] }>;
  readonly catalogue: readonly Product[];
};

type RecentlyViewedProps = {
  /** The product that the shopper looks at now. */
  readonly current?: number;
};

/**
 * The products that the shopper looked at before (SPEC 16.5). Its space is there from the first paint,
 * unless the list is empty; what fills it is fetched once it is near the screen.
 */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const space = useRef<HTMLDivElement>(null);
  // `undefined` in the first render. A look at the current product changes the text, but not what is shown.
  const text = useSyncExternalStore<string | undefined>(never, recentText, () => undefined);
  const ids = text === undefined ? undefined : (idsIn(text) ?? []).filter((id) => id !== current);
  const isShown = ids?.length !== 0;
  const [row, setRow] = useState<Row>();

  useEffect(() => {
    if (current === undefined) return undefined;
    // A tab that was opened in the background is not looked at yet.
    const note = () => document.hidden || noteViewed(current);
    note();
    document.addEventListener('visibilitychange', note, { once: true });
    return () => document.removeEventListener('visibilitychange', note);
  }, [current]);

  useEffect(() => {
    if (!space.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        // Without it the page is as useful as before, so a failure is not told.
        Promise.all([import('./RecentRow.tsx'), loadCatalogue()]).then(
          ([{ RecentRow }, catalogue]) => setRow({ RecentRow, catalogue }),
          () => undefined,
        );
      },
      { rootMargin: '50%' },
    );
    observer.observe(space.current);
    return () => observer.disconnect();
  }, [isShown]);

  const products = ids && row && recentProducts(row.catalogue, ids);
  if (!isShown || products?.length === 0) return null;
  return (
    <div
      ref={space}
      className={`${styles.recent} page-foot needs-script`}
      data-if-seen={ids ? undefined : ''}
    >
      {products && row && <row.RecentRow products={products} />}
    </div>
  );
}
