import { type ReactNode, useEffect, useRef } from 'react';
import { href } from '#address/address.ts';
import { formatPrice } from '#ordering/sayPrice.ts';
import type { Order } from '#ordering/order.ts';
import type { PastOrder } from '#ordering/pastOrder.ts';
import { CartNotices } from '#features/shared/CartNotices.tsx';
import { ActionBar } from '#ui/ActionBar.tsx';
import { Button, type ButtonProps, LinkButton } from '#ui/Button.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { showReplacement, pageHeading } from '#ui/focusSoon.ts';
import { success } from '#ui/toast.ts';
import * as strings from '#strings/checkout';
import { orderPlaced } from '#strings/toasts';
import { itemCount } from '#strings/shell';
import styles from './CheckoutPage.module.css';
import { OrderSummary, OrderSummarySkeleton } from './OrderSummary.tsx';
import { PrintButton } from './PrintButton.tsx';

type CheckoutPageProps = {
  /** `undefined` until the storage has been read. */
  readonly order: Order | undefined;
  readonly placed: PastOrder | undefined;
  readonly isFocused: boolean;
  /** Whether the order is placed on this page, which then says so in its title and heading (SPEC 9.6). */
  readonly isPlacedHere?: boolean;
  /** Places the order; it is in the summary, and in the bar at the bottom of a phone. */
  readonly button: ButtonProps;
  readonly children: ReactNode;
};

/** The form of a checkout with the order beside it (SPEC 9). */
export function CheckoutPage(props: CheckoutPageProps) {
  const { order, placed, isFocused, isPlacedHere = false, button, children } = props;
  const isConfirmed = isPlacedHere && placed !== undefined;
  useEffect(() => {
    if (!isConfirmed) return undefined;
    document.title = document.title.replace(strings.title, orderPlaced);
    // The heading is what is said.
    success(orderPlaced, { isSilent: true });
    return showReplacement(pageHeading);
  }, [isConfirmed]);
  const placeButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PageHead title={isConfirmed ? strings.placed : strings.title} />
      <div className={`with-aside ${styles.layout} page-foot`} data-prints-alone={placed && true}>
        {children}
        <aside className={styles.summary} aria-labelledby="order-title">
          {order && !placed && <CartNotices lines={order.lines} />}
          {order ? (
            <OrderSummary
              order={order}
              placed={placed}
              isFocused={isFocused}
              isConfirmed={isConfirmed}
            />
          ) : (
            <OrderSummarySkeleton />
          )}
          {order && (
            <div className={styles.actions}>
              {placed ? <PrintButton /> : <Button isWide ref={placeButton} {...button} />}
              <LinkButton look="line" isWide href={href('/cart')}>
                {strings.backToCart}
              </LinkButton>
            </div>
          )}
        </aside>
        {order && !placed && (
          <ActionBar label={strings.placeYourOrder} replaces={placeButton}>
            <div>
              <small>{itemCount(order.count)}</small>
              <strong className="num">{formatPrice(order.total)}</strong>
            </div>
            <Button {...button} />
          </ActionBar>
        )}
      </div>
    </>
  );
}
