import { type ComponentProps, memo, useEffect, useState } from 'react';
import { href, linkTo } from '#links/address.ts';
import { totalItems } from '#ordering/cart.ts';
import { menu, name, wordmarkRatio } from '#shop/settings';
import { storedCart } from '#storage/storedCart.ts';
import { storedWishlist } from '#storage/storedWishlist.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { announce } from '#ui/announce.ts';
import { Icon } from '#ui/Icon.tsx';
import { Wordmark } from '#features/shared/Wordmark.tsx';
import { classNames } from '#ui/classNames.ts';
import { leave } from '#ui/leave.ts';
import { error } from '#ui/toast.ts';
import * as strings from '#strings/header';
import { cart, countName, partFailed, wishlist } from '#strings/shell';
import styles from './Header.module.css';
import { Tools } from './Tools.tsx';
import { useOverlay } from './useOverlay.ts';

type HeaderProps = {
  /** The current screen's path, whose link is marked as the current one. */
  readonly path: string;
  /** The current page; the menu and dialogs close when it changes. */
  readonly page: string;
};

const brandClassName = classNames(styles.brand, !wordmarkRatio && styles.lettered);

/** The header of every page (SPEC 3). */
export const Header = memo(function Header({ path, page }: HeaderProps) {
  const { overlay, Overlays, change, close, openerOf } = useOverlay(path);

  useEffect(followCounts, []);

  const [shownPage, setShownPage] = useState(page);
  if (page !== shownPage) {
    setShownPage(page);
    close();
  }

  const openers = {
    search: openerOf({ kind: 'search', query: '' }),
    account: openerOf({ kind: 'signUp' }),
  };
  const isMenu = overlay?.kind === 'menu';
  const opened = overlay && Overlays && (
    <Boundary onError={() => (close(), error(partFailed))}>
      <Overlays overlay={overlay} menu={{ path, openers }} onClose={close} onChange={change} />
    </Boundary>
  );
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <MenuButton isOpen={isMenu} opener={openerOf({ kind: 'menu' })} onClose={close} />
        {isMenu && opened}
        <a className={brandClassName} href={href('/')} aria-label={strings.homeOf(name)}>
          <Wordmark />
        </a>
        <Links path={path} />
        <Tools openers={openers} className={styles.tools} toolClassName={`tool ${styles.tool}`} />
      </div>
      {!isMenu && opened}
    </header>
  );
});

type MenuButtonProps = {
  readonly isOpen: boolean;
  readonly opener: ComponentProps<'button'>;
  readonly onClose: () => void;
};

function MenuButton({ isOpen, opener, onClose }: MenuButtonProps) {
  return (
    <button
      type="button"
      id="menu-button"
      className={`tool ${styles.menuButton} needs-script`}
      aria-label={strings.menu}
      aria-expanded={isOpen}
      aria-controls="menu"
      {...opener}
      {...(isOpen && { onClick: () => void leave(document.getElementById('menu'), onClose) })}
    >
      <Icon name={isOpen ? 'close' : 'menu'} />
    </button>
  );
}

function Links({ path }: Pick<HeaderProps, 'path'>) {
  return (
    <nav className={styles.nav} aria-label={strings.main}>
      {menu.map(({ label, to }) => (
        <a key={to} {...linkTo(to)} aria-current={to === path ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Says a count that another tab or script has changed; a change in this page has a toast of its own (SPEC 3.9). */
function followCounts(): () => void {
  const follow = (
    name: string,
    { subscribe }: Pick<typeof storedCart, 'subscribe'>,
    count: () => number,
  ) =>
    subscribe((isExternal) => {
      if (isExternal) announce(countName({ name, count: count() }));
    });
  const stopCart = follow(cart, storedCart, () => totalItems(storedCart.read()));
  const stopWishlist = follow(wishlist, storedWishlist, () => storedWishlist.read().length);
  return () => {
    stopCart();
    stopWishlist();
  };
}
