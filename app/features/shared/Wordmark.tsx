import { name, wordmarkRatio } from '#shop/settings';
import styles from './Wordmark.module.css';

type WordmarkProps = {
  /** Whether the name is also read out, since no text beside it says it. */
  readonly isNamed?: boolean;
};

/**
 * The shop's name as it is drawn, or in the display face, in the colour of the text around it. Its parent
 * sets its height with `--wordmark-height`. A long name becomes smaller, and then has two lines.
 */
export function Wordmark({ isNamed = false }: WordmarkProps) {
  return (
    <span className={wordmarkRatio ? styles.drawing : styles.box} aria-hidden={!isNamed}>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
