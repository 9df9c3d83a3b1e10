import { formatPrice } from '#domain/money.ts';
import type { Product } from '#domain/product.ts';
import { classNames } from '#ui/classNames.ts';
import styles from './Price.module.css';

type PriceProps = {
  readonly product: Product;
  /** Also shows how much the shopper saves. */
  readonly isDetailed?: boolean;
};

/** The price, and the old one struck through if there is one (SPEC 5.1). */
export function Price({ product: { price, oldprice }, isDetailed = false }: PriceProps) {
  return (
    <p className={classNames(styles.price, isDetailed && styles.detailed)}>
      <span>
        {oldprice !== undefined && <span className="vh">Price </span>}
        <span>{formatPrice(price)}</span>
      </span>
      {oldprice !== undefined && (
        <del>
          <span className="vh">Old price </span>
          {formatPrice(oldprice)}
        </del>
      )}
      {isDetailed && oldprice !== undefined && (
        <span className={styles.saving}>{`You save ${formatPrice(oldprice - price)}`}</span>
      )}
    </p>
  );
}
