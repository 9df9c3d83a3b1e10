import { Icon } from '#ui/Icon.tsx';
import styles from './ProductBenefits.module.css';

type ProductBenefitsProps = { readonly benefits: readonly string[] };

/** What a product is good for, in view without a press. */
export function ProductBenefits({ benefits }: ProductBenefitsProps) {
  return (
    <ul className={styles.benefits}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
