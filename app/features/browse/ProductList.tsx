import type { ReactNode } from 'react';
import type { PageProducts } from '#domain/listPage.ts';
import type { Wording } from '#domain/messages.ts';
import { ProductGrid } from '#features/product/ProductGrid.tsx';
import * as strings from '#strings/browse.ts';
import { PageLinks } from './PageLinks.tsx';
import styles from './ProductList.module.css';

type ProductListProps = {
  readonly shown: PageProducts;
  /** What the count line says that the list is of. */
  readonly labels: readonly string[];
  readonly wording: Wording;
  /** The address of one of the list's pages. */
  readonly addressOf: (page: number) => string;
  /** Beside the count, what changes the list on this screen. */
  readonly controls?: ReactNode;
  /** With another key, all cards are new elements. */
  readonly gridKey?: string;
  /** Fills the free cells after the products. */
  readonly endNote?: ReactNode;
  readonly children?: ReactNode;
};

/** A page of a list of products (SPEC 6.1, 6.4, 17.1, 17.20). */
export function ProductList(props: ProductListProps) {
  const { shown, labels, wording, addressOf, controls, gridKey, endNote, children } = props;
  const { products, count, page } = shown;
  return (
    <>
      <div className={`hangs ${styles.toolbar}`}>
        <p role={controls ? 'status' : undefined}>{strings.countLine(count, ...labels)}</p>
        {controls}
      </div>
      {/* The address asks for a page that the list does not have (SPEC 17.5). */}
      {!page.isAsked && (
        <p className={styles.nearest}>
          {page.number === 1 ? strings.firstInstead : strings.lastInstead(page.number)}
        </p>
      )}
      <div className="page-foot">
        <ProductGrid key={gridKey} products={products} wording={wording} level={2} isFirst>
          {endNote}
        </ProductGrid>
        <PageLinks page={page} addressOf={addressOf} />
        {children}
      </div>
    </>
  );
}
