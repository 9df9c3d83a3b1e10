import { href } from '#links/address.ts';
import { ProductGrid } from '#features/product/ProductGrid.tsx';
import { listed } from '#shop/products';
import { pageNotFound } from '#shop/words';
import { LinkButton } from '#ui/Button.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { browseProducts } from '#strings/shell';
import { goHome } from '#strings/textPages';
import styles from './NotFound.module.css';

/** The page for unknown addresses, with links back (SPEC 2.4). */
export function NotFound() {
  return (
    <>
      <div className={`wrap ${styles.layout}`}>
        <p className={`line-above ${styles.number}`} aria-hidden="true">
          404
        </p>
        <div className={styles.words}>
          <h1>{pageNotFound.title}</h1>
          <p>{pageNotFound.text}</p>
          <div className={`choices ${styles.ways}`}>
            <LinkButton href={href('/products')}>{browseProducts}</LinkButton>
            <TextLink href={href('/')}>{goHome}</TextLink>
          </div>
        </div>
      </div>
      <section className="section" aria-labelledby="instead-title">
        <div className="wrap">
          <SectionHeading id="instead-title" title={pageNotFound.instead} />
          <ProductGrid products={listed.slice(0, 4)} />
        </div>
      </section>
    </>
  );
}
