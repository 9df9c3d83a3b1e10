import { href } from '#links/address.ts';
import { lineKey } from '#ordering/asks.ts';
import { type CartLine, changeQuantity, mostBeside, setQuantity } from '#ordering/cart.ts';
import type { OrderLine } from '#ordering/order.ts';
import { readTypedQuantity } from '#ordering/typedQuantity.ts';
import { sayAnswers } from '#say/sayAnswers.ts';
import { formatPrice } from '#say/sayPrice.ts';
import { dayOf } from '#ordering/day.ts';
import { orderHere } from '#features/shared/orderHere.ts';
import { fullName } from '#catalogue/product.ts';
import { ProductName } from '#features/product/ProductName.tsx';
import { knownDestination } from '#features/shared/place.ts';
import { type PlaceRemoved, linkIdOf } from '#features/shared/ListScreen.tsx';
import { storedCart } from '#storage/storedCart.ts';
import { Picture } from '#ui/Picture.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import { TextButton } from '#ui/TextLink.tsx';
import * as strings from '#strings/cart';
import { outOfStock, remove, removeNamed } from '#strings/products';
import styles from './CartLines.module.css';

type CartLinesProps = {
  readonly lines: readonly OrderLine[];
  readonly place: PlaceRemoved;
  readonly onRemove: (line: CartLine) => void;
};

/** The cart's line items (SPEC 8.2). */
export function CartLines({ lines, place, onRemove }: CartLinesProps) {
  const items = lines.map((line) => (
    <CartLineItem key={lineKey(line.product)} {...{ line, lines, onRemove }} />
  ));
  return (
    <ul className="line-above" aria-label={strings.itemsInCart}>
      {place(items, styles.line)}
    </ul>
  );
}

/** What all of the cart costs today, as it is said. */
export function sayTotal(): string {
  const choice = { today: dayOf(Date.now()), to: knownDestination() };
  return strings.totalIs(formatPrice(orderHere(storedCart.read(), choice).untaxed));
}

type CartLineItemProps = {
  readonly line: OrderLine;
  readonly lines: readonly OrderLine[];
  readonly onRemove: (line: CartLine) => void;
};

/** A change of quantity fires no window event (SPEC 8.3). */
const change = (operation: (lines: readonly CartLine[]) => readonly CartLine[]) =>
  storedCart.change(operation, { quiet: true });

function CartLineItem({ line, lines: all, onRemove }: CartLineItemProps) {
  const { id, image, price } = line.product;
  const key = lineKey(line.product);
  const answers = sayAnswers(line.product);
  const name = [fullName(line.product), ...answers].join(', ');
  const handleType = (text: string) => {
    const typed = readTypedQuantity(text);
    if (typed !== undefined) change((lines) => setQuantity(lines, key, typed));
    return typed;
  };
  return (
    <li className={styles.line} data-orderable={line.sum !== undefined}>
      <a className={styles.picture} href={href(`/product/${id}`)} tabIndex={-1} aria-hidden="true">
        <Picture source={image} alt="" sizes="(min-width: 768px) 120px, 96px" transitionKey={id} />
      </a>
      <div className={styles.words}>
        <ProductName
          product={line.product}
          as="p"
          className={`name ${styles.name}`}
          linkId={linkIdOf('cart', key)}
        />
        {answers.map((answer) => (
          <p key={answer} className="hint">
            {answer}
          </p>
        ))}
        <p className="hint num">{strings.each(formatPrice(price))}</p>
      </div>
      <p className={`${styles.total} num`}>
        <span className="visually-hidden">{strings.lineTotal}</span>
        <span>{line.sum === undefined ? outOfStock : formatPrice(line.sum)}</span>
      </p>
      <div className={styles.controls}>
        <Stepper
          of={name}
          value={line.quantity}
          max={mostBeside(all, line.product)}
          isSmall
          onStep={(difference) => change((lines) => changeQuantity(lines, key, difference))}
          onType={handleType}
          alsoSay={sayTotal}
        />
        <TextButton aria-label={removeNamed(name)} onClick={() => onRemove(line)}>
          {remove}
        </TextButton>
      </div>
    </li>
  );
}
