import { useRef } from 'react';
import {
  addMoreToCart,
  type CartLine,
  countedLines,
  findCuts,
  totalItems,
} from '#ordering/cart.ts';
import { sayCut } from '#say/sayCart.ts';
import { orderHere } from '#features/shared/orderHere.ts';
import { cartSums, lineRows } from '#say/sayOrder.ts';
import { fullName } from '#catalogue/product.ts';
import { type AddressProblem, readProducts } from '#address/productsInAddress.ts';
import { readAnswers } from '#say/linkAnswers.ts';
import { catalogue } from '#shop/products';
import { useDestination } from '#features/shared/knownPlace.ts';
import { useToday } from '#features/shared/useToday.ts';
import { storedCart } from '#storage/storedCart.ts';
import { useCart } from '#storage/useStored.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Note } from '#ui/Note.tsx';
import { PictureRows } from '#ui/PictureRows.tsx';
import { Sums } from '#ui/Sums.tsx';
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
 * What a link offers, at this shop's own prices. It changes the cart only when the shopper says so, since
 * a robot or a preview may open the link too (SPEC 15.3).
 */
export function CartOffer({ text, onClose }: CartOfferProps) {
  const current = useCart() ?? [];
  const { lines, problems } = readProducts(catalogue, text, readAnswers);
  const order = orderHere(lines, { today: useToday(), to: useDestination() });
  const orderable = countedLines(order.lines);
  const change = useChangeOnce(onClose);
  const handleAdd = () => {
    const cuts = findCuts(storedCart.read(), orderable).map(sayCut);
    change((cart) => withAll(cart, orderable), [strings.added, ...cuts].join(' '));
  };
  const handleReplace = () => change(() => orderable, strings.replaced);
  return (
    <Dialog shape="sheet" labelledBy="offer-title" onClose={onClose}>
      <div className="asking">
        <h2 id="offer-title">{lines.length === 0 ? strings.nothingOffered : strings.title}</h2>
        <p className="muted">{lines.length === 0 ? strings.nothingOfferedText : strings.text}</p>
        {problems.length > 0 && <Problems problems={problems} />}
        {lines.length > 0 && (
          <>
            <PictureRows rows={lineRows(order.lines)} label={strings.offered} />
            <Sums sums={cartSums(order)} />
          </>
        )}
        <div className={`choices ${styles.actions}`}>
          {orderable.length === 0 ? (
            <Button isWide onClick={onClose}>
              {close}
            </Button>
          ) : (
            <Button isWide onClick={handleAdd}>
              {strings.addToCart}
            </Button>
          )}
          {orderable.length > 0 && current.length > 0 && (
            <Button isWide look="line" onClick={handleReplace}>
              {strings.replaceCart}
            </Button>
          )}
        </div>
        {lines.length > 0 && current.length > 0 && (
          <p className="hint">{strings.yourCartHas(totalItems(current))}</p>
        )}
      </div>
    </Dialog>
  );
}

/** A script may press more than once before the dialog is gone. */
function useChangeOnce(onDone: () => void) {
  const isDone = useRef(false);
  return (into: (cart: readonly CartLine[]) => readonly CartLine[], said: string) => {
    if (isDone.current) return;
    isDone.current = true;
    storedCart.change(into);
    const cart = storedCart.read();
    const has = strings.yourCartHas(totalItems(cart));
    success(said, { detail: joinSentences([has, sayTotal()]) });
    onDone();
  };
}

/** What the link says and the cart cannot have (SPEC 15.2). */
function Problems({ problems }: { readonly problems: readonly AddressProblem[] }) {
  return (
    <Note kind="information">
      <ul>
        {sayAddressProblems(problems).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Note>
  );
}

const maxSentences = 5;

function sayAddressProblems(problems: readonly AddressProblem[]): readonly string[] {
  const sentences = [...new Set(problems.map(sayAddressProblem))];
  const rest = sentences.length - maxSentences;
  return rest > 0
    ? [...sentences.slice(0, maxSentences), strings.morePartsUnused(rest)]
    : sentences;
}

function sayAddressProblem(problem: AddressProblem): string {
  switch (problem.kind) {
    case 'unknown':
      return strings.unknownProduct(problem.written);
    case 'quantity':
      return strings.quantityReadAs({
        written: problem.written,
        product: fullName(problem.product),
        quantity: problem.quantity,
      });
    case 'cut':
      return sayCut(problem);
    case 'repeated':
      return strings.repeated(fullName(problem.product));
    case 'tooMany':
      return strings.tooMany({ count: problem.count, read: problem.limit });
  }
}

function withAll(cart: readonly CartLine[], lines: readonly CartLine[]): readonly CartLine[] {
  return lines.reduce((sum, { product, quantity }) => addMoreToCart(sum, product, quantity), cart);
}
