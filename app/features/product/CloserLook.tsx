import type { Product } from '#domain/product.ts';
import { policies } from '#shop/policies';
import { Picture } from '#ui/Picture.tsx';
import * as strings from '#strings/productPage.ts';
import styles from './CloserLook.module.css';

const assurances = [policies.processing, policies.guarantee, policies.support].filter(Boolean);

/** The product's second picture, large, on wide screens. */
export function CloserLook({ product }: { readonly product: Product }) {
  const { secondaryImage } = product;
  if (!secondaryImage) return null;
  return (
    <section className={styles.look} aria-labelledby="look-title">
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.words}>
          <h2 id="look-title" className="hangs">
            {strings.upClose}
          </h2>
          <ul>
            {assurances.map((assurance) => (
              <li key={assurance}>{assurance}</li>
            ))}
          </ul>
        </div>
        <Picture
          source={secondaryImage}
          alt=""
          sizes="(min-width: 1440px) 628px, 46vw"
          className={styles.picture}
        />
      </div>
    </section>
  );
}
