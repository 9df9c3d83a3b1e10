import type { ReactNode } from 'react';
import type { Product } from '#catalogue/product.ts';
import { isSingle } from '#shop/parts';
import type { PictureRequest } from '#ui/Picture.tsx';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

type ProductGridProps = {
  readonly products: readonly Product[];
  readonly level?: 2 | 3;
  /** Whether the grid's first row is in the first view. */
  readonly isFirst?: boolean;
  /** Fills the free cells after the products, and is not an item of the list. */
  readonly children?: ReactNode;
};

const sizes = isSingle
  ? '(min-width: 768px) 46vw, 92vw'
  : '(min-width: 1440px) 302px, (min-width: 768px) 23vw, (min-width: 360px) 46vw, 92vw';

const firstCards = 2;

/** So many cards of a list are whole in its page (SPEC 17.50). */
const wholeCards = 24;

export function firstInGrid(products: readonly Product[]): readonly PictureRequest[] {
  return products.slice(0, firstCards).map(({ image }) => ({ source: image, sizes }));
}

/** Products in rows of four, two on phones, one on the narrowest (SPEC 6.3). */
export function ProductGrid({ products, level = 3, isFirst, children }: ProductGridProps) {
  return (
    <div className="grid">
      <ul className={isSingle ? `${styles.products} ${styles.single}` : styles.products}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              sizes={sizes}
              level={level}
              isFirst={isFirst === true && index < firstCards}
              isFar={index >= wholeCards}
            />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
