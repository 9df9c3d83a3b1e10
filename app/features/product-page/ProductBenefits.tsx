import type { ProductDetails } from '#catalogue/productDetails.ts';
import { Icon } from '#ui/Icon.tsx';
import { howToUse } from '#strings/productPage';
import styles from './ProductBenefits.module.css';

/** What sells a product, in view without a press: what it is good for, and how it is used. */
export function ProductBenefits({ benefits, facts }: ProductDetails) {
  if (!benefits && facts.howToUse === undefined) return null;
  return (
    <div className={styles.sells}>
      {benefits && (
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" />
              {benefit}
            </li>
          ))}
        </ul>
      )}
      {facts.howToUse !== undefined && (
        <section className={`part ${styles.use}`} aria-labelledby="use-title">
          <h2 id="use-title">{howToUse}</h2>
          <p>{facts.howToUse}</p>
        </section>
      )}
    </div>
  );
}
