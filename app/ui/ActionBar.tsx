import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styles from './ActionBar.module.css';

type ActionBarProps = {
  readonly label: string;
  /** The button in the page that the bar repeats; the bar is hidden while half of that button is on screen. */
  readonly replaces: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** A button of which less can be seen is not found, and is hard to press. */
const minVisible = 0.5;

/** The page's main action at the bottom edge of a phone. */
export function ActionBar({ label, replaces, children }: ActionBarProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const button = replaces.current;
    if (!button) return;
    const setVisible = (part = 1) => setNeeded(part < minVisible);
    const observer = new IntersectionObserver(
      (entries) => setVisible(entries.at(-1)?.intersectionRatio),
      { threshold: minVisible },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [replaces]);

  return (
    <section className={styles.bar} aria-label={label} hidden={!isNeeded}>
      {children}
    </section>
  );
}
