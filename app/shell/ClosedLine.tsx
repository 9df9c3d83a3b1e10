import { useEffect } from 'react';
import { useToday } from '#features/shared/useToday.ts';
import { isWithin } from '#ordering/calendar.ts';
import { closedLines } from '#shop/settings';
import styles from './ClosedLine.module.css';

/** The owner's line about a holiday; app/shell/boot.ts shows the next one before the first paint (SPEC 15.23). */
export function ClosedLine() {
  const today = useToday();
  const line = closedLines?.find((each) => isWithin(today, each));
  // The page's own script has looked at the day once: this follows midnight.
  useEffect(() => {
    if (today !== '') document.documentElement.toggleAttribute('data-closed', line !== undefined);
  }, [today, line]);
  return <p className={styles.closed}>{(line ?? closedLines?.[0])?.text}</p>;
}
