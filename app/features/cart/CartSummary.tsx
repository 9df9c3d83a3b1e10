import { useRef, useState } from 'react';
import { href } from '#address/address.ts';
import type { cartLink } from '#address/cartLink.ts';
import {
  type CartLine,
  countedLines,
  hasUnavailableLines,
  subtotal,
  totalItems,
} from '#ordering/cart.ts';
import { missingToFree } from '#ordering/order.ts';
import { cartSums, orderHere, sayMinimum, sayNextOffer } from '#ordering/sayOrder.ts';
import { withPart } from '#loading/version.ts';
import { formatPrice } from '#ordering/sayPrice.ts';
import { minimumOrder, shipping, tax } from '#shop/settings';
import { ActionBar } from '#ui/ActionBar.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { Sums } from '#ui/Sums.tsx';
import { TextButton } from '#ui/TextLink.tsx';
import * as strings from '#strings/cart.tsx';
import { itemCount } from '#strings/shell.ts';
import { cartHasUnavailableLines } from '#strings/toasts.ts';

const loadLink = () => import('./copyCartLink.ts');

/** The cart's total, and the link to the checkout (SPEC 8.2). */
export function CartSummary({ lines }: { readonly lines: readonly CartLine[] }) {
  const checkoutLink = useRef<HTMLAnchorElement>(null);
  /** Makes the cart's address, if the shopper has to copy it by hand. */
  const [linkByHand, setLinkByHand] = useState<typeof cartLink>();
  const [now] = useState(Date.now);
  const sums = cartSums(lines, now);
  const total = sums.at(-1)?.[1];
  const missing = shipping && missingToFree(shipping, subtotal(lines));
  const minimum = minimumOrder && sayMinimum(lines);
  const nextOffer = import.meta.env.HAS_OFFERS && sayNextOffer(lines, now);
  const handleCopy = () =>
    withPart(loadLink(), async ({ copyCartLink }) => {
      const byHand = await copyCartLink(lines);
      setLinkByHand(() => byHand);
    });
  return (
    <aside className="line-above part" aria-labelledby="summary-title">
      <h2 id="summary-title">{strings.summary}</h2>
      <Sums sums={sums} />
      {missing ? (
        <p className="hint">{strings.missingToFreeShipping(formatPrice(missing))}</p>
      ) : null}
      {nextOffer && <p className="hint">{nextOffer}</p>}
      {minimum && <Note kind="information">{minimum}</Note>}
      {hasUnavailableLines(lines) && <Note kind="information">{cartHasUnavailableLines}</Note>}
      <LinkButton href={href('/checkout')} isWide ref={checkoutLink}>
        {strings.checkout}
      </LinkButton>
      <p className="hint">
        {tax.isIncluded
          ? strings.taxIncluded(tax.name, formatPrice(orderHere(lines, { time: now }).tax))
          : strings.taxLater}
      </p>
      <TextButton onClick={handleCopy}>{strings.copyLink}</TextButton>
      {linkByHand && <p className="hint">{linkByHand(lines)}</p>}
      <ActionBar label={strings.checkout} replaces={checkoutLink}>
        <div>
          <small>{itemCount(totalItems(countedLines(lines)))}</small>
          <strong className="num">{total}</strong>
        </div>
        <LinkButton href={href('/checkout')}>{strings.checkout}</LinkButton>
      </ActionBar>
    </aside>
  );
}
