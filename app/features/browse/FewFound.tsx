import { ProductGrid } from '#features/product/ProductGrid.tsx';
import { FoundPages } from '#features/shared/FoundPages.tsx';
import type { FoundInShop } from '#features/shared/searchShop.ts';
import * as strings from '#strings/products';
import styles from './FewFound.module.css';

/** What a list of search results shows below the names that contain the text, or in their place (SPEC 17.11). */
export function FewFound({ more, moreTitle, pages, said }: FoundInShop) {
  return (
    <>
      {said === strings.noProductFound && <p className={styles.none}>{said}</p>}
      {more.length > 0 && (
        <section className={`line-above part ${styles.below}`} aria-labelledby="list-more">
          <h2 id="list-more">{moreTitle}</h2>
          <ProductGrid products={more} />
        </section>
      )}
      <FoundPages pages={pages} className={styles.below} />
    </>
  );
}
