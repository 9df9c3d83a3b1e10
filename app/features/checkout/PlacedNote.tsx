import { href } from '#links/address.ts';
import type { PastOrder } from '#ordering/pastOrder.ts';
import { OrderFacts } from '#features/shared/OrderFacts.tsx';
import { OrdersLink } from '#features/shared/OrdersLink.tsx';
import { orderPlaced } from '#shop/words';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { orderNumber } from '#strings/checkout';
import { keepBrowsing } from '#strings/shell';
import styles from './PlacedNote.module.css';

type PlacedNoteProps = {
  readonly text: string | undefined;
  /** The order that was sent; a demonstration's goes nowhere. */
  readonly order?: PastOrder;
};

/** Replaces the form after the order is placed. */
export function PlacedNote({ text, order }: PlacedNoteProps) {
  return (
    <div className={styles.placed}>
      <div className={`line-above part ${styles.words}`}>
        {!order && <h2>{orderPlaced.title}</h2>}
        {order && <strong>{orderNumber(order.reference)}</strong>}
        {text && <p className="muted lead">{text}</p>}
        {order && <OrderFacts order={order} />}
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
