import { href } from '#address/address.ts';
import type { ProductDetails } from '#catalogue/product.ts';
import { sizes as label } from '#strings/productPage.ts';
import { outOfStockNamed } from '#strings/products.ts';
import styles from './ProductSizes.module.css';

type ProductSizesProps = {
  /** The id of the product that is shown. */
  readonly current: number;
  readonly sizes: NonNullable<ProductDetails['sizes']>;
};

/** Links to the other sizes of a product, which look like choices (SPEC 16.60). */
export function ProductSizes({ current, sizes }: ProductSizesProps) {
  return (
    <nav className={styles.sizes} id="sizes" aria-label={label}>
      <ul>
        {sizes.map((size) => (
          <li key={size.product}>
            <a
              href={href(`/product/${size.product}`)}
              aria-current={size.product === current ? 'page' : undefined}
              aria-label={size.isGone ? outOfStockNamed(size.label) : undefined}
              data-gone={size.isGone}
            >
              {size.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
