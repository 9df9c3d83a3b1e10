import { emptyCart } from '#shop/words';
import { type CartLine, removeFromCart, restoreToCart } from '#ordering/cart.ts';
import { orderHere } from '#features/shared/orderHere.ts';
import { storedCart } from '#storage/storedCart.ts';
import { useCart } from '#storage/useStored.ts';
import { useDestination } from '#features/shared/place.ts';
import { CartNotices } from '#features/shared/CartNotices.tsx';
import { type ListKind, ListScreen } from '#features/shared/ListScreen.tsx';
import { OrdersLink } from '#features/shared/OrdersLink.tsx';
import { useClock, useToday } from '#features/shared/useToday.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import * as strings from '#strings/cart';
import { backInCart, cartRemoved } from '#strings/toasts';
import styles from './Cart.module.css';
import { CartLines, sayTotal } from './CartLines.tsx';
import { CartSummary } from './CartSummary.tsx';

const kind: ListKind<CartLine> = {
  name: 'cart',
  stored: storedCart,
  productOf: ({ product }) => product,
  remove: removeFromCart,
  restore: restoreToCart,
  strings: {
    title: strings.title,
    empty: strings.empty,
    needsJavaScript: strings.needsJavaScript,
    removed: cartRemoved,
    isBack: backInCart,
  },
  alsoSay: sayTotal,
  whenEmpty: emptyCart,
};

/** The cart, filled or empty; a skeleton until the storage has been read (SPEC 8.2). */
export function Cart() {
  const lines = useCart();
  const choice = { today: useToday(), to: useDestination(), now: useClock() };
  const order = lines && orderHere(lines, choice);
  return (
    <>
      <div className={styles.notices}>{lines && <CartNotices lines={lines} />}</div>
      <ListScreen
        kind={kind}
        entries={lines}
        whenEmpty={import.meta.env.TAKES_ORDERS && <OrdersLink />}
      >
        {(onRemove, place) => (
          <div className="with-aside page-foot needs-script">
            {order ? (
              <>
                <CartLines lines={order.lines} place={place} onRemove={onRemove} />
                <CartSummary order={order} />
              </>
            ) : (
              <CartSkeleton />
            )}
          </div>
        )}
      </ListScreen>
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
