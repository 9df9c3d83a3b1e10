import { useRef } from 'react';
import { href } from '#domain/address.ts';
import { type CartLine, subtotal, totalItems } from '#domain/cart.ts';
import { formatPrice } from '#domain/money.ts';
import { ActionBar } from '#ui/ActionBar.tsx';
import { LinkButton } from '#ui/Button.tsx';
import styles from './CartSummary.module.css';

/** What the cart comes to, and the way to the checkout (SPEC 8.2). */
export function CartSummary({ lines }: { readonly lines: readonly CartLine[] }) {
  const checkoutLink = useRef<HTMLAnchorElement>(null);
  const total = formatPrice(subtotal(lines));
  const count = totalItems(lines);
  return (
    <aside className={`hangs ${styles['summary']}`} aria-labelledby="summary-title">
      <h2 id="summary-title">Summary</h2>
      <dl>
        <div>
          <dt>Total Items</dt>
          <dd className="num">{count}</dd>
        </div>
        <div className={styles['total']}>
          <dt>Total</dt>
          <dd className="num">{total}</dd>
        </div>
      </dl>
      <LinkButton href={href('/checkout')} isWide ref={checkoutLink}>
        Checkout
      </LinkButton>
      <p className={styles['hint']}>Estimated tax is shown at checkout.</p>
      <ActionBar label="Checkout" standsInFor={checkoutLink}>
        <div>
          <small>
            {count} {count === 1 ? 'item' : 'items'}
          </small>
          <strong className="num">{total}</strong>
        </div>
        <LinkButton href={href('/checkout')}>Checkout</LinkButton>
      </ActionBar>
    </aside>
  );
}
