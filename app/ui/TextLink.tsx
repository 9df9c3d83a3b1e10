import type { ComponentPropsWithRef } from 'react';
import styles from './TextLink.module.css';

/** A link outside running text. */
export function TextLink({ children, ...link }: Omit<ComponentPropsWithRef<'a'>, 'className'>) {
  return (
    <a {...link} className={styles.link}>
      {children}
    </a>
  );
}

/** A button that looks like a link: remove, sign in. */
export function TextButton(button: Omit<ComponentPropsWithRef<'button'>, 'className'>) {
  return <button type="button" {...button} className={styles.quiet} />;
}
