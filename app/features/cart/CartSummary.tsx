import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { href } from '#links/address.ts';
import { linkAnswers } from '#say/linkAnswers.ts';
import { cartLink } from '#links/cartLink.ts';
import type { CartLine } from '#ordering/cart.ts';
import type { Order } from '#ordering/order.ts';
import { cartSums, sayObstacles, sayTotal } from '#say/sayOrder.ts';
import { usePart } from '#loading/usePart.ts';
import { formatPrice } from '#say/sayPrice.ts';
import { tax, zonesBy } from '#shop/settings';
import { ActionBar } from '#ui/ActionBar.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { Sums } from '#ui/Sums.tsx';
import { TextButton } from '#ui/TextLink.tsx';
import { copyText } from '#ui/copyText.ts';
import { info, success } from '#ui/toast.ts';
import * as strings from '#strings/cart';
import { copied, notCopied } from '#strings/cartOffer';
import { itemCount } from '#strings/shell';

/** The cart's total, and the link to the checkout (SPEC 8.2). */
export function CartSummary({ order }: { readonly order: Order }) {
  const { lines, toFreeShipping } = order;
  const checkoutLink = useRef<HTMLAnchorElement>(null);
  /** Whether the shopper has to copy the cart's address by hand. */
  const [isByHand, setByHand] = useState(false);
  const handleCopy = async () => setByHand(!(await copyCartLink(lines)));
  return (
    <aside className="line-above part" aria-labelledby="summary-title">
      <h2 id="summary-title">{strings.summary}</h2>
      <Sums sums={cartSums(order)} />
      {zonesBy && <Place order={order} />}
      {toFreeShipping !== undefined && (
        <p className="hint">{strings.missingToFreeShipping(formatPrice(toFreeShipping))}</p>
      )}
      {sayObstacles(order).map((text) => (
        <Note key={text} kind="information">
          {text}
        </Note>
      ))}
      <LinkButton href={href('/checkout')} isWide ref={checkoutLink}>
        {strings.checkout}
      </LinkButton>
      {tax && (
        <p className="hint">{tax.isIncluded ? sayContained(order, tax.name) : strings.taxLater}</p>
      )}
      <TextButton onClick={handleCopy}>{strings.copyLink}</TextButton>
      {isByHand && <p className="hint">{cartLink(lines, linkAnswers)}</p>}
      <ActionBar label={strings.checkout} replaces={checkoutLink}>
        <div>
          <small>{itemCount(order.count)}</small>
          <strong className="num">{sayTotal(order, order.untaxed)}</strong>
        </div>
        <LinkButton href={href('/checkout')}>{strings.checkout}</LinkButton>
      </ActionBar>
    </aside>
  );
}

/** The field of the place comes with its styles, which the carts of other shops do without. */
function Place({ order }: { readonly order: Order }) {
  const { part, prefetch } = usePart(() => import('./CartPlace.tsx'));
  const load = useEffectEvent(prefetch);
  useEffect(() => load(), []);
  return part && <part.CartPlace order={order} />;
}

/** The tax that the total contains; without its sum where the shop does not say its rate. */
function sayContained({ taxes, tax: amount }: Order, name: string): string {
  return taxes.length > 0
    ? strings.taxIncluded({ tax: name, amount: formatPrice(amount) })
    : strings.totalIncluding({ total: strings.total, tax: name });
}

/** Copies the address of this cart; `false` if the shopper has to copy it by hand (SPEC 15.5). */
async function copyCartLink(lines: readonly CartLine[]): Promise<boolean> {
  const isCopied = await copyText(cartLink(lines, linkAnswers));
  if (isCopied) success(copied);
  else info(notCopied);
  return isCopied;
}
