import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './ActionBar.module.css';

type ActionBarProps = {
  readonly label: string;
  /** The button in the page that the bar repeats; the bar is hidden while half of that button is on screen. */
  readonly replaces: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** A button of which less can be seen is not found, and is hard to press. */
const minVisible = 0.5;
/** More of a window would be bars than page: with large text, or zoomed (WCAG 2.4.11). */
const maxOfWindow = 1 / 3;

/** The page's main action at the bottom edge of a phone, also of one that is held sideways (SPEC 16.84). */
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
  const bar = useRef<HTMLElement>(null);
  const hasRoom = useRoom(bar);

  return (
    <section ref={bar} className={styles.bar} aria-label={label} hidden={!isNeeded || !hasRoom}>
      {children}
    </section>
  );
}

/** Whether the window has room for a bar; then the page ends, and what has focus is scrolled to, above it. */
function useRoom(bar: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    const { documentElement } = document;
    const footer = document.querySelector<HTMLElement>('body > footer');
    const leaveRoom = (height: string) => {
      // Safari scrolls to a field before its message has come.
      documentElement.style.scrollPaddingBottom = height && `calc(${height} + 4rem)`;
      footer?.style.setProperty('padding-bottom', height);
    };
    const measure = () => {
      const height = bar.current?.offsetHeight ?? 0;
      const header = document.querySelector('header')?.offsetHeight ?? 0;
      const fits = height + header <= documentElement.clientHeight * maxOfWindow;
      setRoom(fits);
      // Its height may have a fraction.
      leaveRoom(fits ? `${height + 1}px` : '');
    };
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      leaveRoom('');
    };
  }, [bar]);
  return hasRoom;
}
