import { closed } from '#shop/settings';
import styles from './ClosedLine.module.css';

/** The owner's line about a holiday; app/shell/boot.ts shows it on its days, before the first paint (SPEC 15.23). */
export function ClosedLine() {
  return <p className={styles.closed}>{closed?.text}</p>;
}
