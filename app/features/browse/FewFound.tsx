import { search } from '#catalogue/browse.ts';
import { findClose } from '#catalogue/closeSearch.ts';
import { kindOf } from '#catalogue/say.ts';
import { ProductGrid } from '#features/product/ProductGrid.tsx';
import { listed } from '#shop/products';
import * as strings from '#strings/products.ts';
import styles from './FewFound.module.css';

/** What a list of search results says when they are none or few (SPEC 17.11). */
export function FewFound({ text }: { readonly text: string }) {
  const found = search(listed, text);
  const close = findClose(listed, text, found, kindOf);
  return (
    <>
      {found.length === 0 && <p className={styles.none}>{strings.noProductFound}</p>}
      {close.length > 0 && (
        <section className={`line-above part ${styles.close}`} aria-labelledby="few-found-title">
          <h2 id="few-found-title">{strings.closeTitle}</h2>
          <ProductGrid products={close} />
        </section>
      )}
    </>
  );
}
