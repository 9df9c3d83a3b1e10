import { useEffect } from 'react';
import { href, linkTo } from '#links/address.ts';
import { otherLanguages } from '#shop/languages';
import { categories, menu } from '#shop/settings';
import { menuNote } from '#shop/words';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { leave } from '#ui/leave.ts';
import { useRootMark } from '#ui/useRootMark.ts';
import { categories as categoriesName } from '#strings/products';
import * as strings from '#strings/header';
import styles from './Menu.module.css';
import { Tools, type ToolsProps } from './Tools.tsx';
import type { OverlayOpener } from './useOverlay.ts';

export type MenuProps = ToolsProps & {
  readonly path: string;
  readonly onClose: () => void;
};

/** The menu of small screens: the main links and four tools (SPEC 3.1). */
export function Menu({ path, openers, onClose }: MenuProps) {
  useClosing(onClose);
  const closing = (opener: OverlayOpener) => ({
    ...opener,
    onClick: () => {
      onClose();
      document.getElementById('menu-button')?.focus();
      opener.onClick();
    },
  });
  return (
    <nav className={styles.menu} id="menu" aria-label={strings.menu}>
      {menuNote && (
        <div className={`fills ${styles.picture}`}>
          <Picture source={menuNote.picture} alt="" sizes="max(100vw, 600px)" />
        </div>
      )}
      <div className={styles.note}>
        {menuNote && <p>{menuNote.text}</p>}
        {otherLanguages.map(({ code, name, path: below }) => (
          // `prefetchOnIntent` makes it lead to this page.
          <TextLink key={code} href={import.meta.env.BASE_URL + below} lang={code} hrefLang={code}>
            {name}
          </TextLink>
        ))}
      </div>
      <Links path={path} onClose={onClose} />
      <Tools
        openers={{ search: closing(openers.search), account: closing(openers.account) }}
        className={`${styles.tools} line-above`}
        areNamed
      />
    </nav>
  );
}

/** Marks the page as one with an open menu, which Escape, focus outside of the header and a wide screen close. */
function useClosing(onClose: () => void): void {
  useRootMark('data-menu', true);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The same press would also close a Sign Up dialog that opens after the menu (SPEC 3.5).
      event.preventDefault();
      void leave(document.getElementById('menu'), onClose);
      document.getElementById('menu-button')?.focus();
    };
    // Between the menu and the page are the tools of the header.
    const handleFocus = ({ target }: FocusEvent) => {
      const header = document.getElementById('menu')?.closest('header');
      // A dialog that takes the menu's place has focus before this has ended.
      if (header && target instanceof Node && !header.contains(target)) onClose();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('focusin', handleFocus);
    };
  }, [onClose]);

  // A wide screen shows the links in the header, and has no button that closes the menu.
  useEffect(() => {
    const isLarge = matchMedia('(min-width: 992px)');
    isLarge.addEventListener('change', onClose);
    return () => isLarge.removeEventListener('change', onClose);
  }, [onClose]);
}

function Links({ path, onClose }: Pick<MenuProps, 'path' | 'onClose'>) {
  return (
    <>
      <ul className={styles.links}>
        {menu.map(({ label, to }) => (
          <li key={to}>
            <a
              href={linkTo(to).href}
              rel={linkTo(to).rel}
              aria-current={to === path ? 'page' : undefined}
              onClick={to === path ? onClose : undefined}
            >
              {label}
              <Icon name="forward" />
            </a>
          </li>
        ))}
      </ul>
      {categories && (
        <ul className={`links ${styles.categories}`} aria-label={categoriesName}>
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <a href={href(`/products/category/${slug}`)}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
