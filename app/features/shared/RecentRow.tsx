import type { ReactNode } from 'react';
import { href } from '#links/address.ts';
import type { Product } from '#catalogue/product.ts';
import { recentProducts } from '#catalogue/recent.ts';
import { listed } from '#shop/products';
import { Picture } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import * as strings from '#strings/productPage';
import { Price } from '#features/product/Price.tsx';
import { ProductName } from '#features/product/ProductName.tsx';
import styles from './RecentlyViewed.module.css';

/** The row of the products with these ids; `null` if the shop has none of them any more. */
export function recentRow(ids: readonly number[]): ReactNode {
  const products = recentProducts(listed, ids);
  return products.length > 0 ? <RecentRow products={products} /> : null;
}

/** Small cards in one row, which scrolls where they do not fit. */
function RecentRow({ products }: { readonly products: readonly Product[] }) {
  return (
    <section aria-labelledby="recent-title">
      <SectionHeading id="recent-title" title={strings.recentlyViewed} />
      <ul className={`track ${styles.row}`}>
        {products.map((product) => {
          const { id, image } = product;
          return (
            <li key={id}>
              <a href={href(`/product/${id}`)} tabIndex={-1} aria-hidden="true">
                <Picture
                  source={image}
                  alt=""
                  sizes="(min-width: 1200px) 144px, (min-width: 768px) 21vw, 38vw"
                  transitionKey={id}
                />
              </a>
              <ProductName product={product} as="h3" />
              <Price product={product} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
