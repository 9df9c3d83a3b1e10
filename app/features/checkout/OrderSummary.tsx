import { useEffect, useRef } from 'react';
import { isHeldUp } from '#domain/cart.ts';
import { lineRows } from '#domain/lineRows.ts';
import { type Order, orderSums } from '#domain/order.ts';
import { Note } from '#ui/Note.tsx';
import { PictureRows } from '#ui/PictureRows.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Sums } from '#ui/Sums.tsx';
import * as words from '#words/checkout.tsx';
import { cartIsHeldUp } from '#words/toasts.ts';
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
        {words.orderSummary}
      </h2>
      {isPlaced && (
        <Note kind="success" isAlert>
          <strong>{words.placed}</strong>
          <br />
          {words.placedNote}
        </Note>
      )}
      {order.lines.length === 0 ? (
        <p className="muted">{words.nothingToOrder}</p>
      ) : (
        <PictureRows rows={lineRows(order.lines)} />
      )}
      <Sums sums={orderSums(order)} />
      {isHeldUp(order.lines) && <Note kind="information">{cartIsHeldUp}</Note>}
    </div>
  );
}

/** The summary until the storage has been read. */
export function OrderSummarySkeleton() {
  return (
    <div className={`hangs ${styles.summary}`}>
      <h2 id="order-title">{words.orderSummary}</h2>
      <p className="without-script without-lists muted">{words.needsJavaScript}</p>
      <div className={`${styles.skeleton} needs-script`} data-waiting>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
