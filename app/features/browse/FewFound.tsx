import { ProductGrid } from '#features/product/ProductGrid.tsx';
import { searchShop } from '#features/shared/searchShop.ts';
import * as strings from '#strings/products';
import styles from './FewFound.module.css';

export { searchShop };

/** What a list of search results shows below the names that contain the text, or in their place (SPEC 17.11). */
export function FewFound({ sections, said }: ReturnType<typeof searchShop>) {
  return (
    <>
      {said === strings.noProductFound && <p className={styles.none}>{said}</p>}
      {sections.map(({ title, products }, index) => (
        <section
          key={title}
          className={`line-above part ${styles.below}`}
          aria-labelledby={`few-found-title-${index}`}
        >
          <h2 id={`few-found-title-${index}`}>{title}</h2>
          <ProductGrid products={products} />
        </section>
      ))}
    </>
  );
}
