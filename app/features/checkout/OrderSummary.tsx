import { useEffect, useRef } from 'react';
import { isHeldUp } from '#domain/cart.ts';
import { lineRows } from '#domain/lineRows.ts';
import { type Order, orderSums } from '#domain/order.ts';
import { outOfStockText } from '#domain/screenMessages.ts';
import { Note } from '#ui/Note.tsx';
import { PictureRows } from '#ui/PictureRows.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Sums } from '#ui/Sums.tsx';
import styles from './OrderSummary.module.css';

type OrderSummaryProps = {
  readonly order: Order;
  readonly isPlaced: boolean;
};

/** The lines and sums of an order, placed or not (SPEC 9.5, 9.6). */
export function OrderSummary({ order, isPlaced }: OrderSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so focus goes to the summary.
  useEffect(() => {
    if (isPlaced) heading.current?.focus();
  }, [isPlaced]);
  return (
    <div className={`hangs ${styles.summary}`}>
      <h2 id="order-title" ref={heading} tabIndex={-1}>
        Order Summary
      </h2>
      {isPlaced && (
        <Note kind="success" isAlert>
          <strong>Your order has been placed successfully!</strong>
          <br />
          Nothing was charged, nothing was sent. Your cart is clear again.
        </Note>
      )}
      {order.lines.length === 0 ? (
        <p className="muted">There is nothing in your cart to order yet.</p>
      ) : (
        <PictureRows rows={lineRows(order.lines)} />
      )}
      <Sums sums={orderSums(order)} />
      {isHeldUp(order.lines) && <Note kind="information">{outOfStockText}</Note>}
    </div>
  );
}

/** The summary until the storage has been read. */
export function OrderSummarySkeleton() {
  return (
    <div className={`hangs ${styles.summary}`}>
      <h2 id="order-title">Order Summary</h2>
      <p className="without-script without-lists muted">
        The summary is made from what this browser keeps, which needs JavaScript; it is off or has
        not come.
      </p>
      <div className={`${styles.skeleton} needs-script`} data-waiting>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
