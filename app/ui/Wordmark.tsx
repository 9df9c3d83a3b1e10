import styles from './Wordmark.module.css';

type WordmarkProps = {
  readonly name: string;
  /** The drawing's `viewBox`; without a drawing there is none. */
  readonly box: string | undefined;
  /** Whether the name is also read out, since no text beside it says it. */
  readonly isNamed?: boolean;
};

/**
 * The shop's name as it is drawn, or in the display face, in the colour of the text around it. Its parent
 * sets its height with `--wordmark-height`. A long name becomes smaller, and then has two lines.
 */
export function Wordmark({ name, box, isNamed = false }: WordmarkProps) {
  if (box === undefined) {
    return (
      <span className={styles.box} aria-hidden={!isNamed}>
        <span className={styles.name}>{name}</span>
      </span>
    );
  }
  const naming = isNamed ? ({ role: 'img', 'aria-label': name } as const) : { 'aria-hidden': true };
  return (
    <svg
      className={styles.wordmark}
      height="26"
      viewBox={box}
      preserveAspectRatio="xMinYMid"
      {...naming}
    >
      <use href="#mark" />
    </svg>
  );
}
