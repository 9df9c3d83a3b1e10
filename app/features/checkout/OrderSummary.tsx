import { href } from '#links/address.ts';
import { useClock } from '#features/shared/useToday.ts';
import { pastRows } from '#features/shared/pastRows.ts';
import { writeTime } from '#say/sayTime.ts';
import type { Order } from '#ordering/order.ts';
import type { PastOrder } from '#ordering/pastOrder.ts';
import { sayArrival } from '#say/sayArrival.ts';
import { arrivalHere } from '#features/shared/orderHere.ts';
import { lineRows, orderSums, sayObstacles } from '#say/sayOrder.ts';
import { language, name, sellerLine } from '#shop/settings';
import { Note } from '#ui/Note.tsx';
import { PictureRows } from '#ui/PictureRows.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Sums } from '#ui/Sums.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import * as strings from '#strings/checkout';
import { soldBy } from '#strings/header';

type OrderSummaryProps = {
  readonly order: Order;
  /** The order as it was placed or handed over; missing before. */
  readonly placed?: PastOrder | undefined;
};

/** The lines and sums of an order, placed or not (SPEC 9.5, 9.6). */
export function OrderSummary({ order, placed }: OrderSummaryProps) {
  return (
    <div className="part">
      {placed && (
        <div className="print-only">
          <p className="display">{name}</p>
          <p>{strings.orderNumber(placed.reference)}</p>
          <p>{writeTime(placed.time, language)}</p>
          {sellerLine && <p>{soldBy(sellerLine)}</p>}
        </div>
      )}
      <h2 id="order-title">{strings.orderSummary}</h2>
      {placed && !import.meta.env.TAKES_ORDERS && <Note kind="success">{strings.placedNote}</Note>}
      {placed ? (
        <>
          <PictureRows rows={pastRows(placed)} lang={placed.language} />
          <Sums sums={placed.sums} lang={placed.language} />
        </>
      ) : (
        <NotPlaced order={order} />
      )}
    </div>
  );
}

function NotPlaced({ order }: Pick<OrderSummaryProps, 'order'>) {
  return (
    <>
      {order.lines.length === 0 ? (
        <p className="muted">{strings.nothingToOrder}</p>
      ) : (
        <PictureRows rows={lineRows(order.lines)} />
      )}
      <Sums sums={orderSums(order)} />
      {import.meta.env.TAKES_ORDERS && <Arrives order={order} />}
      {sayObstacles(order).map((text) => (
        <Note key={text} kind="information">
          {text}
        </Note>
      ))}
    </>
  );
}

/** The day is the browser's, so it comes after hydration. */
function Arrives({ order }: Pick<OrderSummaryProps, 'order'>) {
  const now = useClock();
  const arrival = now && arrivalHere(order, now);
  return arrival && <p className="hint">{sayArrival(arrival, now)}</p>;
}

export function OrderSummarySkeleton() {
  return (
    <div className="part">
      <h2 id="order-title">{strings.orderSummary}</h2>
      <p className="without-script without-lists muted">{strings.needsJavaScript}</p>
      <p className="without-script without-lists">
        <TextLink href={href('/cart')}>{strings.backToCart}</TextLink>
      </p>
      <div className="part needs-script" data-waiting>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
