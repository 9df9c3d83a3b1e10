import { href } from '#links/address.ts';
import type { Choice } from '#catalogue/productDetails.ts';
import { Picture } from '#ui/Picture.tsx';
import { sizes as label } from '#strings/productPage';
import { outOfStockNamed } from '#strings/products';
import styles from './ProductSizes.module.css';

/** Links to the other sizes of a product, which look like choices (SPEC 16.60). */
export function ProductSizes({ rows }: { readonly rows: readonly Choice[] }) {
  const names = rows.flatMap(({ name }) => name ?? []).join(', ');
  return (
    <nav className={styles.sizes} id="sizes" aria-label={names || label}>
      {rows.map(({ name, values }, row) => (
        <div key={name ?? row}>
          {name && <p className={styles.name}>{name}</p>}
          <ul aria-label={name}>
            {values.map(({ label, product, isChosen, isGone, image }) => (
              <li key={label}>
                <a
                  href={href(`/product/${product}`)}
                  aria-current={isChosen ? 'page' : undefined}
                  aria-label={isGone ? outOfStockNamed(label) : undefined}
                  data-gone={isGone}
                >
                  {image && <Picture source={image} alt="" sizes="40px" widest={98} />}
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
