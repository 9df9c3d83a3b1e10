import type { ReactNode } from 'react';
import type { Product } from '#catalogue/product.ts';
import { ProductGrid } from '#features/product/ProductGrid.tsx';
import { useAnnounced } from '#ui/useAnnounced.ts';
import * as strings from '#strings/products';
import styles from './ProductList.module.css';

type ProductListProps = {
  readonly products: readonly Product[];
  /** What the count line says that the list is of. */
  readonly labels: readonly string[];
  /** Not where only what is below the list was found. */
  readonly isCounted?: boolean;
  readonly controls?: ReactNode;
  readonly endNote?: ReactNode;
  readonly children?: ReactNode;
};

/** A list of products with their number (SPEC 6.1, 6.4, 17.20). */
export function ProductList(props: ProductListProps) {
  const { products, labels, isCounted = true, controls, endNote, children } = props;
  const count = isCounted
    ? strings.countLine({
        count: products.length,
        labels: labels.join(strings.betweenLabels),
      })
    : undefined;
  useAnnounced(count);
  return (
    <>
      <div className={`line-above ${styles.toolbar}`} id="list">
        {count && <p>{count}</p>}
        {controls}
      </div>
      <div className="page-foot">
        <ProductGrid products={products} level={2} isFirst>
          {endNote}
        </ProductGrid>
        {children}
      </div>
    </>
  );
}
