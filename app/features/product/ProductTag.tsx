import type { ProductTag as Tag } from '#catalogue/product.ts';
import { classNames } from '#ui/classNames.ts';
import { tags } from '#strings/products';
import styles from './ProductTag.module.css';

type ProductTagProps = { readonly tag: Tag; readonly isHanging?: boolean };

/** Red for New, green for Sale; on pictures it is at the top edge (SPEC 5.1). */
export function ProductTag({ tag, isHanging = false }: ProductTagProps) {
  return (
    <span className={classNames(styles.tag, isHanging && styles.hanging)} data-tag={tag}>
      {tags[tag]}
    </span>
  );
}
