import { useState } from 'react';
import { href } from '#address/address.ts';
import { emptyCart } from '#shop/words';
import { orderHere } from '#ordering/sayOrder.ts';
import { useCart } from '#storage/useStored.ts';
import { useToday } from '#features/shared/useToday.ts';
import { type LastRemoved, Removed } from '#features/shared/Removed.tsx';
import { RecentlyViewed } from '#features/shared/RecentlyViewed.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import * as strings from '#strings/cart';
import { browseProducts } from '#strings/shell';
import styles from './Cart.module.css';
import { CartLines } from './CartLines.tsx';
import { CartNotices } from '#features/shared/CartNotices.tsx';
import { OrdersLink } from '#features/shared/OrdersLink.tsx';
import { CartSummary } from './CartSummary.tsx';

/** The cart, filled or empty; a skeleton until the storage has been read (SPEC 8.2). */
export function Cart() {
  const lines = useCart();
  const today = useToday();
  const order = lines && orderHere(lines, { today });
  const [last, setLast] = useState<LastRemoved>();
  const removed = last?.after === lines ? last : undefined;
  const waitsFor = lines ? undefined : 'cart';
  return (
    <>
      <div className={styles.notices}>{lines && <CartNotices lines={lines} />}</div>
      {!lines?.length && (
        <EmptyState
          title={strings.empty}
          text={emptyCart.text}
          action={<LinkButton href={href('/products')}>{browseProducts}</LinkButton>}
          picture={emptyCart.picture}
          hasFirstPicture
          waitsFor={waitsFor}
        >
          {removed && <Removed {...removed} />}
          {import.meta.env.TAKES_ORDERS && <OrdersLink />}
          <RecentlyViewed />
        </EmptyState>
      )}
      {lines?.length !== 0 && (
        <div data-unless-empty={waitsFor}>
          <PageHead title={strings.title} />
          <p className="without-script without-lists">
            {strings.needsJavaScript((text) => (
              <a href={href('/products')}>{text}</a>
            ))}
          </p>
          <div className="with-aside page-foot needs-script">
            {order ? (
              <>
                <CartLines lines={order.lines} removed={removed} onRemove={setLast} />
                <CartSummary order={order} />
              </>
            ) : (
              <CartSkeleton />
            )}
          </div>
        </div>
      )}
    </>
  );
}

function CartSkeleton() {
  return (
    <>
      <div className="part" data-waiting>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
      <div className="part" data-waiting>
        <Skeleton shape="heading" />
        <Skeleton shape="button" />
      </div>
    </>
  );
}
