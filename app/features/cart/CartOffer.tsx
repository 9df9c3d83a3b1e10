import { useRef } from 'react';
import { addMoreToCart, type CartLine, findCuts, totalItems } from '#ordering/cart.ts';
import { lineKey } from '#ordering/asks.ts';
import { sayAnswers } from '#say/sayAnswers.ts';
import { sayCut } from '#say/sayCart.ts';
import { fullName } from '#catalogue/product.ts';
import { readProducts } from '#address/productsInAddress.ts';
import { readAnswers } from '#say/linkAnswers.ts';
import { catalogue } from '#shop/products';
import { storedCart } from '#storage/storedCart.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { joinSentences } from '#ui/announce.ts';
import { success } from '#ui/toast.ts';
import * as strings from '#strings/cartOffer';
import { close } from '#strings/shell';
import styles from './CartOffer.module.css';
import { sayTotal } from './CartLines.tsx';

type CartOfferProps = {
  /** The value of `?products=`. */
  readonly text: string;
  readonly onClose: () => void;
};

/**
 * Asks about the products of a link. It changes the cart only when the shopper says so, since a robot or a
 * preview may open the link too (SPEC 15.3).
 */
export function CartOffer({ text, onClose }: CartOfferProps) {
  const { lines, unused } = readProducts(catalogue, text, readAnswers);
  /** A script may press more than once before the dialog is gone. */
  const isDone = useRef(false);
  const handleAdd = () => {
    if (isDone.current) return;
    isDone.current = true;
    const cuts = findCuts(storedCart.read(), lines).map(sayCut);
    storedCart.change((cart) => withAll(cart, lines));
    const has = strings.yourCartHas(totalItems(storedCart.read()));
    success([strings.added, ...cuts].join(' '), { detail: joinSentences([has, sayTotal()]) });
    onClose();
  };
  return (
    <Dialog shape="sheet" labelledBy="offer-title" onClose={onClose}>
      <div className="asking">
        <h2 id="offer-title">{lines.length > 0 ? strings.title : strings.nothingOffered}</h2>
        {lines.length > 0 && (
          <ul className={styles.offered}>
            {lines.map(({ product, quantity }) => (
              <li key={lineKey(product)}>
                {[`${quantity} × ${fullName(product)}`, ...sayAnswers(product)].join(', ')}
              </li>
            ))}
          </ul>
        )}
        {unused > 0 && <p className="muted">{strings.unused(unused)}</p>}
        {lines.length > 0 ? (
          <Button onClick={handleAdd}>{strings.addToCart}</Button>
        ) : (
          <Button onClick={onClose}>{close}</Button>
        )}
      </div>
    </Dialog>
  );
}

function withAll(cart: readonly CartLine[], lines: readonly CartLine[]): readonly CartLine[] {
  return lines.reduce((sum, { product, quantity }) => addMoreToCart(sum, product, quantity), cart);
}
