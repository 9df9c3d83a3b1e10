import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { classNames } from './classNames.ts';
import styles from './Note.module.css';

type NoteProps = {
  readonly kind: 'information' | 'success';
  readonly children: ReactNode;
};

export function Note({ kind, children }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[kind])}>
      <Icon name={kind === 'success' ? 'check' : 'info'} />
      <div>{children}</div>
    </div>
  );
}
