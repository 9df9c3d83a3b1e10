import type { Product } from '#domain/product.ts';
import styles from './ProductName.module.css';

/** A product's name, and quietly after it what distinguishes it from another of this name (SPEC 2.13). */
export function ProductName({ product: { name, variant } }: { readonly product: Product }) {
  return (
    <>
      {name}
      {variant !== undefined && <span className={styles.variant}>{`, ${variant}`}</span>}
    </>
  );
}
