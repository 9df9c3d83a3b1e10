import { useEffect, useRef } from 'react';
import { TextButton } from '#ui/TextLink.tsx';
import { undo } from '#strings/shell';
import { removedNamed } from '#strings/toasts';
import styles from './Removed.module.css';

/** What was removed last from a list. */
export type LastRemoved = {
  readonly name: string;
  /** Its place in the list. */
  readonly index: number;
  readonly undo: () => void;
  /** The list without it; another one ends the offer. */
  readonly after: readonly unknown[];
};

/** In the place of what was removed: Undo for keyboard and ear, without a limit of time (SPEC 16.1). */
export function Removed({ name, undo: handleUndo }: LastRemoved) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const text = removedNamed(name);
  return (
    <p className={`choices muted ${styles.removed}`}>
      {text}
      <TextButton ref={button} aria-label={`${text} ${undo}`} onClick={handleUndo}>
        {undo}
      </TextButton>
    </p>
  );
}
