import { useState } from 'react';
import { flushSync } from 'react-dom';
import { name } from '#shop/settings';
import { sentOrders } from '#storage/sentOrders.ts';
import { useStored } from '#storage/useStored.ts';
import { PageHead } from '#ui/PageHead.tsx';
import * as strings from '#strings/checkout';
import { yourOrders } from '#strings/header';
import { OrderEntry } from './OrderEntry.tsx';
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
