import type { ReactNode } from 'react';
import type { Picture as Source } from '#catalogue/picture.ts';
import styles from './EmptyState.module.css';
import { Picture } from './Picture.tsx';

type EmptyStateProps = {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
  /** Decorates it, beside the text where there is space. */
  readonly picture?: Source | undefined;
  readonly hasFirstPicture?: boolean;
  /** Until hydrated, it is hidden unless `data-empty` of the page contains this name. */
  readonly waitsFor?: string | undefined;
  readonly children?: ReactNode;
};

/** A screen without content yet, and the way to get some. */
export function EmptyState({
  title,
  text,
  action,
  picture,
  hasFirstPicture = false,
  waitsFor,
  children,
}: EmptyStateProps) {
  return (
    <div data-if-empty={waitsFor}>
      <div className={styles.state}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{text}</p>
          {action}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture
              source={picture}
              alt=""
              sizes="(min-width: 1440px) 628px, (min-width: 768px) 46vw, 100vw"
              isFirst={hasFirstPicture && 'where shown'}
            />
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
