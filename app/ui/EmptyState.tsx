import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
  /** Stands beside the words where there is room. */
  readonly picture?: ReactNode;
  /** The list that the browser has not read yet: `app/shell/boot.ts` knows whether it is empty. */
  readonly unreadList?: 'cart' | 'wishlist' | undefined;
};

/** A screen that has nothing to show yet, and says what to do about it. */
export function EmptyState({ title, text, action, picture, unreadList }: EmptyStateProps) {
  return (
    <div className={styles.state} data-if-empty={unreadList}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        {action}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </div>
  );
}
