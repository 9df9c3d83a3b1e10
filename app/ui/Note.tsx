import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { classNames } from './classNames.ts';
import styles from './Note.module.css';

type NoteProps = {
  readonly kind: 'information' | 'success';
  /** Announced when it appears; not for a note that is there from the start. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
};

/** A remark below a thick line. */
export function Note({ kind, isAlert = false, children }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[kind])} role={isAlert ? 'alert' : undefined}>
      <Icon name={kind === 'success' ? 'check' : 'info'} />
      <div>{children}</div>
    </div>
  );
}
