import { href } from '#domain/address.ts';
import { ProductGrid } from '#features/product/ProductGrid.tsx';
import { catalogue } from '#shop/catalogue.ts';
import { LinkButton } from '#ui/Button.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import styles from './NotFound.module.css';

/** The page for unknown addresses, with links back (SPEC 2.4). */
export function NotFound() {
  return (
    <>
      <div className={`wrap ${styles.layout}`}>
        <p className={`hangs ${styles.number}`} aria-hidden="true">
          404
        </p>
        <div className={styles.words}>
          <h1>This page is not on the shelf.</h1>
          <p>The address may be old, or mistyped. Everything we make is one tap away.</p>
          <div className={styles.ways}>
            <LinkButton href={href('/products')}>Browse Products</LinkButton>
            <TextLink href={href('/')}>Go to the home page</TextLink>
          </div>
        </div>
      </div>
      <section className="section" aria-labelledby="instead-title">
        <div className="wrap">
          <SectionHeading id="instead-title" title="These are" />
          <ProductGrid products={catalogue.slice(0, 4)} wording="products" />
        </div>
      </section>
    </>
  );
}
