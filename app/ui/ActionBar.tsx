import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styles from './ActionBar.module.css';

type ActionBarProps = {
  readonly label: string;
  /** The button in the page that the bar stands in for; the bar leaves while that is on screen. */
  readonly standsInFor: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** On phones, the page's one action within reach of the thumb. */
export function ActionBar({ label, standsInFor, children }: ActionBarProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const button = standsInFor.current;
    if (!button) return;
    const observer = new IntersectionObserver((entries) => {
      setNeeded(entries.at(-1)?.isIntersecting === false);
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [standsInFor]);

  return (
    <section className={styles.bar} aria-label={label} hidden={!isNeeded}>
      {children}
    </section>
  );
}
