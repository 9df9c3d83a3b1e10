import { useState } from 'react';
import { flushSync } from 'react-dom';
import { href } from '#links/address.ts';
import { channel } from '#channel';
import { OrderFacts } from '#features/shared/OrderFacts.tsx';
import { pastRows, productAgain } from '#features/shared/pastRows.ts';
import { isNewest } from '#loading/version.ts';
import { writeTime } from '#say/sayTime.ts';
import { linkAnswers } from '#say/linkAnswers.ts';
import { writeProducts } from '#address/productsInAddress.ts';
import { language, name, sellerLine } from '#shop/settings';
import type { PastOrder } from '#ordering/pastOrder.ts';
import { Button, LinkButton } from '#ui/Button.tsx';
import { PictureRows } from '#ui/PictureRows.tsx';
import { Sums } from '#ui/Sums.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { sentOrders } from '#storage/sentOrders.ts';
import { useStored } from '#storage/useStored.ts';
import { PageHead } from '#ui/PageHead.tsx';
import * as strings from '#strings/checkout';
import { soldBy, yourOrders } from '#strings/header';
import styles from './Orders.module.css';

/** The orders that were sent from this browser, the newest first (SPEC 15.21). */
export function Orders() {
  const orders = useStored(sentOrders);
  const [printed, setPrinted] = useState<string>();
  const handlePrint = (reference: string) => {
    flushSync(() => setPrinted(reference));
    window.addEventListener('afterprint', () => setPrinted(undefined), { once: true });
    window.print();
  };
  return (
    <div className="page-foot">
      <div className={styles.head}>
        <PageHead title={yourOrders} />
        <p className="muted">{strings.whatOrdersAre(name)}</p>
      </div>
      <p className="without-script without-lists">{strings.needsJavaScript}</p>
      {orders?.length === 0 && <p>{strings.noOrders}</p>}
      <ol className={styles.orders}>
        {orders?.map((order) => (
          <OrderEntry
            key={order.reference}
            order={order}
            isPrinted={order.reference === printed}
            onPrint={handlePrint}
          />
        ))}
      </ol>
    </div>
  );
}

type OrderEntryProps = {
  readonly order: PastOrder;
  /** Whether the page is printed for this order alone. */
  readonly isPrinted: boolean;
  readonly onPrint: (reference: string) => void;
};

/** An order as it was, and what can be done about it today. */
function OrderEntry({ order, isPrinted, onPrint }: OrderEntryProps) {
  const { reference, time, lines, sums } = order;
  const number = strings.orderNumber(reference);
  const named = (name: string) => ({ 'aria-label': `${name}, ${number}`, children: name });
  const found = lines.map((line) => ({ ...line, product: productAgain(line) }));
  const gone = found.filter(({ product }) => isNewest() && !product).map(({ title }) => title);
  const again = found.flatMap(({ product, quantity }) => (product ? { product, quantity } : []));
  return (
    <li className={`line-above ${styles.order}`} data-prints-alone={isPrinted || undefined}>
      <div className="part" data-prints>
        <p className="print-only display">{name}</p>
        {sellerLine && <p className="print-only">{soldBy(sellerLine)}</p>}
        <h2>{number}</h2>
        <p className="muted">{writeTime(time, language)}</p>
        <PictureRows rows={pastRows(order)} lang={order.language} />
        <Sums sums={sums} lang={order.language} />
        <OrderFacts order={order} />
      </div>
      <div className={`part ${styles.ways}`}>
        {again.length > 0 && (
          <LinkButton
            href={href(`/cart?products=${writeProducts(again, linkAnswers)}`)}
            {...named(strings.orderAgain)}
          />
        )}
        <Button look="line" onClick={() => onPrint(reference)} {...named(strings.print)} />
        <TextLink {...channel.ask(number)} {...named(strings.askAboutOrder)} />
        <TextLink {...channel.ask(strings.cancelText(reference))} {...named(strings.cancelOrder)} />
        <p className="hint">
          {gone.length > 0 ? strings.goneFromOrder(gone.join(', ')) : strings.againAtTodaysPrices}
        </p>
      </div>
    </li>
  );
}
