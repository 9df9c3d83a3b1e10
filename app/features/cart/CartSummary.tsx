import { useRef, useState } from 'react';
import { href } from '#domain/address.ts';
import { type CartLine, countedLines, isHeldUp, subtotal, totalItems } from '#domain/cart.ts';
import { cartSums } from '#domain/cartSums.ts';
import { messages } from '#domain/messages.ts';
import { formatPrice } from '#domain/money.ts';
import { plural } from '#domain/plural.ts';
import { outOfStockText } from '#domain/screenMessages.ts';
import { missingToFree } from '#domain/shipping.ts';
import { shipping, tax } from '#shop/settings';
import { ActionBar } from '#ui/ActionBar.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { Sums } from '#ui/Sums.tsx';
import { TextButton } from '#ui/TextLink.tsx';
import { showToast } from '#ui/toast.ts';
import styles from './CartSummary.module.css';

/** The cart's total, and the link to the checkout (SPEC 8.2). */
export function CartSummary({ lines }: { readonly lines: readonly CartLine[] }) {
  const checkoutLink = useRef<HTMLAnchorElement>(null);
  /** The cart's address, if the shopper has to copy it by hand. */
  const [link, setLink] = useState('');
  const sums = cartSums(lines);
  const total = sums.at(-1)?.[1];
  const missing = shipping && missingToFree(subtotal(lines));
  const handleCopy = () => {
    import('./copyCartLink.ts')
      .then(({ copyCartLink }) => copyCartLink(lines))
      .then(setLink, () => showToast(messages.partDidNotLoad));
  };
  return (
    <aside className={`hangs ${styles.summary}`} aria-labelledby="summary-title">
      <h2 id="summary-title">Summary</h2>
      <Sums sums={sums} />
      {missing ? (
        <p className={styles.hint}>{`${formatPrice(missing)} more, and shipping is free.`}</p>
      ) : null}
      {isHeldUp(lines) && <Note kind="information">{outOfStockText}</Note>}
      <LinkButton href={href('/checkout')} isWide ref={checkoutLink}>
        Checkout
      </LinkButton>
      <p className={styles.hint}>
        {tax.isIncluded ? `${tax.name} is included.` : 'Estimated tax is shown at checkout.'}
      </p>
      <TextButton onClick={handleCopy}>Copy link to this cart</TextButton>
      {link && <p className={styles.hint}>{link}</p>}
      <ActionBar label="Checkout" replaces={checkoutLink}>
        <div>
          <small>{plural(totalItems(countedLines(lines)), 'item', 'items')}</small>
          <strong className="num">{total}</strong>
        </div>
        <LinkButton href={href('/checkout')}>Checkout</LinkButton>
      </ActionBar>
    </aside>
  );
}
