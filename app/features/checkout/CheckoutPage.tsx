import { type ReactNode, useRef } from 'react';
import { href } from '#address/address.ts';
import { formatPrice } from '#ordering/sayPrice.ts';
import type { Order } from '#ordering/order.ts';
import type { PastOrder } from '#ordering/pastOrder.ts';
import { CartNotices } from '#features/shared/CartNotices.tsx';
import { ActionBar } from '#ui/ActionBar.tsx';
import { Button, type ButtonProps, LinkButton } from '#ui/Button.tsx';
import { backToCart, placeYourOrder } from '#strings/checkout.tsx';
import { itemCount } from '#strings/shell.ts';
import styles from './CheckoutPage.module.css';
import { OrderSummary, OrderSummarySkeleton } from './OrderSummary.tsx';
import { PrintButton } from './PrintButton.tsx';

type CheckoutPageProps = {
  /** `undefined` until the storage has been read. */
  readonly order: Order | undefined;
  readonly placed: PastOrder | undefined;
  /** Whether focus goes to the summary. */
  readonly isFocused: boolean;
  /** Whether the summary says that the order was placed. */
  readonly isConfirmed?: boolean;
  /** Places the order; it is in the summary, and in the bar at the bottom of a phone. */
  readonly button: ButtonProps;
  /** The form, or what follows it. */
  readonly children: ReactNode;
};

/** The form of a checkout with the order beside it (SPEC 9). */
export function CheckoutPage({ order, placed, button, children, ...summary }: CheckoutPageProps) {
  const placeButton = useRef<HTMLButtonElement>(null);
  return (
    <div className={`with-aside ${styles.layout} page-foot`} data-prints-alone={placed && true}>
      {children}
      <aside className={styles.summary} aria-labelledby="order-title">
        {order && !placed && <CartNotices lines={order.lines} />}
        {order ? (
          <OrderSummary order={order} placed={placed} {...summary} />
        ) : (
          <OrderSummarySkeleton />
        )}
        {order && (
          <div className={styles.actions}>
            {placed ? <PrintButton /> : <Button isWide ref={placeButton} {...button} />}
            <LinkButton look="line" isWide href={href('/cart')}>
              {backToCart}
            </LinkButton>
          </div>
        )}
      </aside>
      {order && !placed && (
        <ActionBar label={placeYourOrder} replaces={placeButton}>
          <div>
            <small>{itemCount(order.count)}</small>
            <strong className="num">{formatPrice(order.total)}</strong>
          </div>
          <Button {...button} />
        </ActionBar>
      )}
    </div>
  );
}
