import type { ComponentPropsWithRef } from 'react';
import styles from './TextLink.module.css';

type TextLinkProps = Omit<ComponentPropsWithRef<'a'>, 'className'> & { readonly isQuiet?: boolean };

/** A link outside running text. */
export function TextLink({ children, isQuiet = false, ...link }: TextLinkProps) {
  return (
    <a {...link} className={isQuiet ? styles.quiet : styles.link}>
      {children}
    </a>
  );
}

/** A button that looks like a link: remove, sign in. */
export function TextButton(button: Omit<ComponentPropsWithRef<'button'>, 'className'>) {
  return <button type="button" {...button} className={styles.quiet} />;
}
