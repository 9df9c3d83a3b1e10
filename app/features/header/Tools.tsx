import { Icon, type IconName } from '#ui/Icon.tsx';
import { classNames } from '#ui/classNames.ts';
import { totalItems } from '#ordering/cart.ts';
import { signUp } from '#shop/parts';
import { storedCart } from '#storage/storedCart.ts';
import { storedWishlist } from '#storage/storedWishlist.ts';
import * as strings from '#strings/header';
import { cart, wishlist } from '#strings/shell';
import { CountLink } from './CountLink.tsx';
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
