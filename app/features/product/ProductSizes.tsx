import { href } from '#domain/address.ts';
import type { ProductOwn } from '#domain/product.ts';
import { sizes as label } from '#strings/productPage.ts';
import styles from './ProductSizes.module.css';

type ProductSizesProps = { readonly id: number; readonly sizes: ProductOwn['sizes'] | undefined };

/** Links to the other sizes of a product, which look like choices (SPEC 16.60). */
export function ProductSizes({ id, sizes }: ProductSizesProps) {
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
