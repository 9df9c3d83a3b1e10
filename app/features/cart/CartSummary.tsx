import { useRef } from 'react';
import { href } from '#domain/address.ts';
import { type CartLine, countedLines, isHeldUp, subtotal, totalItems } from '#domain/cart.ts';
import { formatPrice } from '#domain/money.ts';
import { plural } from '#domain/plural.ts';
import { outOfStockText } from '#domain/screenMessages.ts';
import { tax } from '#shop/settings';
import { ActionBar } from '#ui/ActionBar.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { Sums } from '#ui/Sums.tsx';
import styles from './CartSummary.module.css';

/** The cart's total, and the link to the checkout (SPEC 8.2). */
export function CartSummary({ lines }: { readonly lines: readonly CartLine[] }) {
  const checkoutLink = useRef<HTMLAnchorElement>(null);
  const total = formatPrice(subtotal(lines));
  const count = totalItems(countedLines(lines));
  return (
    <aside className={`hangs ${styles.summary}`} aria-labelledby="summary-title">
      <h2 id="summary-title">Summary</h2>
      <Sums
        sums={[
          ['Total Items', String(count)],
          ['Total', total],
        ]}
      />
      {isHeldUp(lines) && <Note kind="information">{outOfStockText}</Note>}
      <LinkButton href={href('/checkout')} isWide ref={checkoutLink}>
        Checkout
      </LinkButton>
      <p className={styles.hint}>
        {tax.isIncluded ? `${tax.name} is included.` : 'Estimated tax is shown at checkout.'}
      </p>
      <ActionBar label="Checkout" replaces={checkoutLink}>
        <div>
          <small>{plural(count, 'item', 'items')}</small>
          <strong className="num">{total}</strong>
        </div>
        <LinkButton href={href('/checkout')}>Checkout</LinkButton>
      </ActionBar>
    </aside>
  );
}
