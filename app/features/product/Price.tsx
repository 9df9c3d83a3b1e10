import { memo } from 'react';
import { formatPrice } from '#say/sayPrice.ts';
import type { Availability } from '#catalogue/availability.ts';
import type { Product } from '#catalogue/product.ts';
import { sayAvailability } from '#say/sayAvailability.ts';
import { unitPrices } from '#shop/parts';
import { useAvailability } from '#features/shared/useToday.ts';
import { classNames } from '#ui/classNames.ts';
import * as strings from '#strings/products';
import styles from './Price.module.css';

type PriceProps = {
  readonly product: Product;
  readonly isDetailed?: boolean;
};

/** The price, the old one struck through, and the availability if it needs a word (SPEC 5.1, 16.55). */
export const Price = memo(function Price({
  product: { price, oldPrice, unitPrice, availability, stock, sizes, from },
  isDetailed = false,
}: PriceProps) {
  if (sizes && from) {
    return <p className={styles.price}>{strings.from(formatPrice(from))}</p>;
  }
  return (
    <>
      <p className={classNames(styles.price, isDetailed && styles.detailed)}>
        <span>
          {oldPrice !== undefined && <span className="visually-hidden">{strings.price}</span>}
          <span>{formatPrice(price)}</span>
        </span>
        {oldPrice !== undefined && (
          <del>
            <span className="visually-hidden">{strings.oldPrice}</span>
            {formatPrice(oldPrice)}
          </del>
        )}
        {isDetailed && oldPrice !== undefined && (
          <span className={styles.saving}>{strings.saving(formatPrice(oldPrice - price))}</span>
        )}
      </p>
      {unitPrices && unitPrice && (
        <p className={styles.unit}>
          {strings.perAmount({
            price: formatPrice(unitPrice.amount),
            amount: strings.amounts[unitPrice.per],
          })}
        </p>
      )}
      {availability && <Available availability={availability} stock={stock} />}
    </>
  );
});

type AvailableProps = { readonly availability: Availability; readonly stock: number | undefined };

function Available({ availability, stock }: AvailableProps) {
  const now = useAvailability(availability);
  if (!now) return null;
  return (
    <p className={styles.availability} data-availability={now}>
      {sayAvailability(now, stock)}
    </p>
  );
}
