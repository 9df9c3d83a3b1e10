import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { classNames } from './classNames.ts';
import styles from './Note.module.css';

const icons = { information: 'info', success: 'check', problem: 'error' } as const;

type NoteProps = {
  readonly kind: keyof typeof icons;
  readonly children: ReactNode;
};

export function Note({ kind, children }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[kind])}>
      <Icon name={icons[kind]} />
      <div>{children}</div>
    </div>
  );
}
