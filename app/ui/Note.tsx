import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { classNames } from './classNames.ts';
import styles from './Note.module.css';

type NoteProps = {
  readonly kind: 'information' | 'success';
  /** Announced when it appears, for news; not for what was there from the start. */
  readonly isNews?: boolean;
  readonly children: ReactNode;
};

/** A remark that hangs from a thick line of its own. */
export function Note({ kind, isNews = false, children }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[kind])} role={isNews ? 'alert' : undefined}>
      <Icon name={kind === 'success' ? 'check' : 'info'} />
      <div>{children}</div>
    </div>
  );
}
