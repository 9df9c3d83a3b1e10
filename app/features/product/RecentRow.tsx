import { href } from '#domain/address.ts';
import type { Product } from '#domain/product.ts';
import { Picture } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import * as words from '#words/recent.ts';
import { Price } from './Price.tsx';
import styles from './RecentlyViewed.module.css';

/** Small cards in one row, which scrolls where they do not fit. */
export function RecentRow({ products }: { readonly products: readonly Product[] }) {
  return (
    <section aria-labelledby="recent-title">
      <SectionHeading id="recent-title" title={words.title} />
      <ul className={styles.row}>
        {products.map((product) => {
          const { id, productName, image } = product;
          return (
            <li key={id}>
              <a href={href(`/product/${id}`)} tabIndex={-1} aria-hidden="true">
                <Picture
                  source={image.picture}
                  alt=""
                  sizes="(min-width: 1200px) 144px, (min-width: 768px) 21vw, 38vw"
                  transitionKey={id}
                />
              </a>
              <h3>
                <a href={href(`/product/${id}`)}>{productName}</a>
              </h3>
              <Price product={product} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
