import { useEffect, useRef } from 'react';
import { href } from '#links/address.ts';
import type { Address } from '#address/screens.ts';
import type { StoredList } from '#storage/storedList.ts';
import { useOfStored } from '#storage/useStored.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { classNames } from '#ui/classNames.ts';
import { totalItems } from '#ordering/cart.ts';
import { signUp } from '#shop/parts';
import { storedCart } from '#storage/storedCart.ts';
import { storedWishlist } from '#storage/storedWishlist.ts';
import * as strings from '#strings/header';
import { cart, wishlist } from '#strings/shell';
import styles from './CountLink.module.css';
import { countAttributes, show } from './counts.ts';
import type { OverlayOpener } from './useOverlay.ts';

export type ToolsProps = {
  readonly openers: { readonly search: OverlayOpener; readonly account: OverlayOpener };
};

type LookProps = {
  readonly className: string | undefined;
  readonly toolClassName?: string | undefined;
  readonly areNamed?: boolean;
};

/** Search, account, wishlist and cart (SPEC 3.1, 3.2). */
export function Tools({
  openers,
  className,
  toolClassName,
  areNamed = false,
}: ToolsProps & LookProps) {
  const button = (name: string, icon: IconName, opener: OverlayOpener) => (
    <button
      type="button"
      className={classNames(toolClassName, 'needs-script')}
      aria-label={name}
      {...opener}
    >
      <Icon name={icon} />
      {areNamed && name}
    </button>
  );
  const look = { className: toolClassName, isNamed: areNamed };
  return (
    <div className={className}>
      {button(strings.search, 'search', openers.search)}
      {signUp && button(strings.account, 'account', openers.account)}
      <CountLink
        name={wishlist}
        address="/wishlist"
        icon="heart"
        list={storedWishlist}
        countOf={({ length }) => length}
        {...look}
      />
      <CountLink
        name={cart}
        address="/cart"
        icon="bag"
        list={storedCart}
        countOf={totalItems}
        {...look}
      />
    </div>
  );
}

type CountLinkProps<Entry> = {
  readonly name: string;
  readonly address: Address;
  readonly icon: IconName;
  readonly list: StoredList<Entry>;
  readonly countOf: (entries: readonly Entry[]) => number;
  readonly isNamed: boolean;
  readonly className: string | undefined;
};

/** A link with the count of a list, as a badge and in its accessible name (SPEC 3.3). */
function CountLink<Entry>(props: CountLinkProps<Entry>) {
  const { name, address, icon, list, countOf, isNamed, className } = props;
  // The first script has shown the count already (SPEC 13.1), so the first render has it, but not in the page's HTML.
  const before = import.meta.env.SSR ? undefined : countOf(list.read());
  const count = useOfStored<readonly Entry[], number | undefined>(list, countOf, before);
  const link = useRef<HTMLAnchorElement>(null);
  const known = useRef(count);
  useEffect(() => {
    if (known.current !== count) answer(link.current);
    known.current = count;
    // React leaves what the first script has written, and that counts without stock and answers.
    if (link.current && count !== undefined) show(link.current, name, count);
  }, [count, name]);
  return (
    <a
      ref={link}
      className={classNames(className, styles.link)}
      href={href(address)}
      suppressHydrationWarning
      {...(count === undefined ? { 'aria-label': name } : countAttributes(name, count))}
    >
      <Icon name={icon} />
      {isNamed && name}
    </a>
  );
}

/** The badge says that a press has counted, in two steps: each frame of a movement is one of the main thread. */
function answer(link: Element | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const easing = 'steps(2)';
  link?.animate({ scale: [1.25, 1] }, { duration: 150, easing, pseudoElement: '::after' });
}
