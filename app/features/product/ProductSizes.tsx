import { href } from '#domain/address.ts';
import type { Product } from '#domain/product.ts';
import { sizes as label } from '#strings/productPage.ts';
import styles from './ProductSizes.module.css';

/** Links to the other sizes of a product, which look like choices (SPEC 16.60). */
export function ProductSizes({ product: { id, sizes } }: { readonly product: Product }) {
  return (
    sizes && (
      <nav className={styles.sizes} aria-label={label}>
        <ul>
          {sizes.map((size) => (
            <li key={size.product}>
              <a
                href={href(`/product/${size.product}`)}
                aria-current={size.product === id ? 'page' : undefined}
              >
                {size.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
