import type { Diet } from '#catalogue/product.ts';
import { diets } from '#strings/products';
import styles from './DietSign.module.css';

/**
 * The sign of food in India with its name: a green circle in a green square, or a brown triangle in a brown
 * one, which food with egg bears too (SPEC 16.62).
 */
export function DietSign({ diet }: { readonly diet: Diet }) {
  const isGreen = diet === 'veg' || diet === 'vegan';
  return (
    <span className={styles.diet}>
      <svg className={isGreen ? styles.veg : styles.nonVeg} viewBox="0 0 20 20" aria-hidden="true">
        <path className={styles.square} d="M1.5 1.5h17v17h-17z" />
        {isGreen ? <circle cx="10" cy="10" r="5" /> : <path d="M10 4.5l5.5 10.5h-11z" />}
      </svg>
      {diets[diet]}
    </span>
  );
}
