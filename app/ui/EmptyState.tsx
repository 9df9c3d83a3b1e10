import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
  /** Beside the text where there is space. */
  readonly picture?: ReactNode;
  /** Until hydrated, it is hidden unless `data-empty` of the page contains this name. */
  readonly waitsFor?: string | undefined;
  /** Below it. */
  readonly children?: ReactNode;
};

/** A screen without content yet, and the way to get some. */
export function EmptyState({ title, text, action, picture, waitsFor, children }: EmptyStateProps) {
  return (
    <div data-if-empty={waitsFor}>
      <div className={styles.state}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{text}</p>
          {action}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
      {children}
    </div>
  );
}
