import { useEffect } from 'react';
import { useToday } from '#features/shared/useToday.ts';
import { isClosed } from '#ordering/holiday.ts';
import { closed } from '#shop/settings';
import styles from './ClosedLine.module.css';

/** The owner's line about a holiday; app/shell/boot.ts shows it before the first paint (SPEC 15.23). */
export function ClosedLine() {
  const today = useToday();
  // The page's own script has looked at the day once: this follows midnight.
  useEffect(() => {
    if (closed && today !== '')
      document.documentElement.toggleAttribute('data-closed', isClosed(today, closed));
  }, [today]);
  return <p className={styles.closed}>{closed?.text}</p>;
}
