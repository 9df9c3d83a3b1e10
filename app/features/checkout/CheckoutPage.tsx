import { type ReactNode, useEffect, useRef } from 'react';
import { href } from '#links/address.ts';
import { sayTotal } from '#say/sayOrder.ts';
import type { Order } from '#ordering/order.ts';
import type { PastOrder } from '#ordering/pastOrder.ts';
import { CartNotices } from '#features/shared/CartNotices.tsx';
import { fullTitle } from '#features/shared/fullTitle.ts';
import { ActionBar } from '#ui/ActionBar.tsx';
import { Button, type ButtonProps, LinkButton } from '#ui/Button.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { showReplacement, pageHeading } from '#ui/focus.ts';
import { success } from '#ui/toast.ts';
import * as strings from '#strings/checkout';
import { orderPlaced } from '#strings/toasts';
import { itemCount } from '#strings/shell';
import styles from './CheckoutPage.module.css';
import { followHost } from './followHost.ts';
import { OrderSummary, OrderSummarySkeleton } from './OrderSummary.tsx';

type CheckoutPageProps = {
  /** `undefined` until the storage has been read. */
  readonly order: Order | undefined;
  readonly placed: PastOrder | undefined;
  /** The heading of the page once the order is placed on it; its title says so too (SPEC 9.6). */
  readonly heading: string | undefined;
  /** Places the order; it is in the summary, and in the bar at the bottom of a phone. */
  readonly button: ButtonProps;
  readonly children: ReactNode;
};

/** The form of a checkout with the order beside it (SPEC 9). */
export function CheckoutPage(props: CheckoutPageProps) {
  const { order, placed, heading, button, children } = props;
  useEffect(followHost, []);
  useEffect(() => {
    if (heading === undefined) return undefined;
    const title = import.meta.env.TAKES_ORDERS ? heading : orderPlaced;
    document.title = fullTitle(title);
    // The heading is what is said.
    if (!import.meta.env.TAKES_ORDERS) success(title, { isSilent: true });
    return showReplacement(pageHeading);
  }, [heading]);
  const placeButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PageHead title={heading ?? strings.title} />
      <div className={`with-aside ${styles.layout} page-foot`} data-prints-alone={placed && true}>
        {children}
        <aside className={`line-above ${styles.summary}`} aria-labelledby="order-title">
          {order && !placed && <CartNotices lines={order.lines} />}
          {order ? <OrderSummary order={order} placed={placed} /> : <OrderSummarySkeleton />}
          {order && (
            <div className={styles.actions}>
              {placed ? (
                <Button look="line" isWide onClick={() => window.print()}>
                  {strings.print}
                </Button>
              ) : (
                <Button isWide ref={placeButton} {...button} />
              )}
              {!(import.meta.env.TAKES_ORDERS && heading && order.lines.length === 0) && (
                <LinkButton look="line" isWide href={href('/cart')}>
                  {strings.backToCart}
                </LinkButton>
              )}
            </div>
          )}
        </aside>
        {order && !placed && (
          <ActionBar label={strings.placeYourOrder} replaces={placeButton}>
            <div>
              <small>{itemCount(order.count)}</small>
              <strong className="num">{sayTotal(order, order.total)}</strong>
            </div>
            <Button {...button} />
          </ActionBar>
        )}
      </div>
    </>
  );
}
