import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** By these the visitor takes the track into his own hands. */
const takeovers = ['pointerdown', 'wheel', 'touchstart'] as const;

/**
 * A row of slides that the browser scrolls and snaps: swiping and keys come with it, and it works
 * without script. Here is which slide stands first, and how to go to another.
 */
export function useTrack(count: number): {
  readonly track: RefObject<HTMLUListElement | null>;
  readonly current: number;
  /** Goes to a slide; before the first is the last that can stand first, after that the first. */
  readonly goTo: (index: number) => void;
  /** One slide on, and from the end back to the start. */
  readonly goOn: () => void;
  readonly goBack: () => void;
} {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // Where a glide that has not arrived yet leads, so that quick steps add up.
  const goal = useRef<number>(undefined);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const handleScroll = () => {
      const index = slideAt(element);
      if (index === goal.current) goal.current = undefined;
      setCurrent(Math.min(count - 1, index));
    };
    const handleTakeover = () => {
      goal.current = undefined;
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    for (const name of takeovers) element.addEventListener(name, handleTakeover, { passive: true });
    return () => {
      element.removeEventListener('scroll', handleScroll);
      for (const name of takeovers) element.removeEventListener(name, handleTakeover);
    };
  }, [count]);

  const goTo = useCallback((index: number) => {
    const element = track.current;
    if (!element) return;
    const last = lastSlide(element);
    const target = index < 0 ? last : index > last ? 0 : index;
    goal.current = target === slideAt(element) ? undefined : target;
    element.scrollTo({ left: target * slideStep(element), behavior: scrollBehaviour() });
  }, []);

  const goBy = useCallback(
    (difference: 1 | -1) => {
      if (track.current) goTo((goal.current ?? slideAt(track.current)) + difference);
    },
    [goTo],
  );
  const goOn = useCallback(() => goBy(1), [goBy]);
  const goBack = useCallback(() => goBy(-1), [goBy]);

  return { track, current, goTo, goOn, goBack };
}

/** The distance from one slide to the next, in px. */
function slideStep({ children }: HTMLElement): number {
  const [first, second] = children;
  if (!first || !second) return 1;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

function slideAt(element: HTMLElement): number {
  const isAtEnd = element.scrollLeft >= scrollRoom(element) - 1;
  return isAtEnd ? lastSlide(element) : Math.round(element.scrollLeft / slideStep(element));
}

/** The slide with which the end is reached; where a part of one is in view, it stands there in part. */
function lastSlide(element: HTMLElement): number {
  return Math.ceil((scrollRoom(element) - 1) / slideStep(element));
}

function scrollRoom({ scrollWidth, clientWidth }: HTMLElement): number {
  return scrollWidth - clientWidth;
}

function scrollBehaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
