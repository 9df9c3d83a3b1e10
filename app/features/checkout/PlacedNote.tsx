import { href } from '#address/address.ts';
import { OrdersLink } from '#features/shared/OrdersLink.tsx';
import { orderPlaced } from '#shop/words';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { keepBrowsing } from '#strings/shell';
import styles from './PlacedNote.module.css';

/** Replaces the form after the order is placed. */
export function PlacedNote({ text }: { readonly text: string | undefined }) {
  return (
    <div className={styles.placed}>
      <div className={`line-above ${styles.words}`}>
        <p className={`display ${styles.thanks}`}>{orderPlaced.title}</p>
        {text && <p className="muted lead">{text}</p>}
        <TextLink href={href('/products')}>
          {keepBrowsing}
          <Icon name="forward" />
        </TextLink>
        {import.meta.env.TAKES_ORDERS && <OrdersLink />}
      </div>
      {orderPlaced.picture && (
        <Picture
          source={orderPlaced.picture}
          alt=""
          sizes="(min-width: 1440px) 730px, (min-width: 992px) 52vw, 92vw"
          className={styles.picture}
        />
      )}
    </div>
  );
}
