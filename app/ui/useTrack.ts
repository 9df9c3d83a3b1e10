import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A scroll to a chosen slide ends with these: it has arrived, or the shopper scrolls. */
const endEvents = ['scrollend', 'pointerdown', 'wheel', 'touchstart'] as const;

/**
 * A row of slides that the browser scrolls and snaps, so that swiping, keys and pages without script
 * work. This hook says which slide is first in view or was chosen, and scrolls to another.
 */
export function useTrack(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // The target of a smooth scroll that has not ended yet, so that quick presses add up.
  const goal = useRef<number>(undefined);

  useEffect(() => {
    if (!track.current) return undefined;
    return followScroll(track.current, goal, (index) => setCurrent(Math.min(count - 1, index)));
  }, [count]);

  /** Scrolls to a slide, from the start on to the end and from the end on to the start. */
  const goTo = useCallback((index: number) => {
    const element = track.current;
    if (!element) return;
    const last = lastSlide(element);
    const target = index < 0 ? last : index > last ? 0 : index;
    const isFar = Math.abs(target - (goal.current ?? slideAt(element))) > 1;
    goal.current = target === slideAt(element) ? undefined : target;
    setCurrent(target);
    const scroll = (behavior: ScrollBehavior) =>
      element.scrollTo({ left: target * slideStep(element), behavior });
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) scroll('instant');
    else if (isFar) fade(element, () => scroll('instant'));
    else scroll('smooth');
  }, []);

  const goBy = useCallback(
    (difference: 1 | -1) => {
      if (track.current) goTo((goal.current ?? slideAt(track.current)) + difference);
    },
    [goTo],
  );
  const goNext = useCallback(() => goBy(1), [goBy]);
  const goPrevious = useCallback(() => goBy(-1), [goBy]);

  return { track, current, goTo, goNext, goPrevious };
}

/** Says which slide is first in view; on the way to a slide that was chosen, the ones that pass by do not count. */
function followScroll(
  element: HTMLElement,
  goal: RefObject<number | undefined>,
  onShow: (index: number) => void,
): () => void {
  const handleScroll = () => {
    const index = slideAt(element);
    if (index === goal.current) goal.current = undefined;
    if (goal.current === undefined) onShow(index);
  };
  const handleEnd = () => {
    goal.current = undefined;
    handleScroll();
  };
  // A shopper may have swiped before the page was hydrated.
  handleScroll();
  element.addEventListener('scroll', handleScroll, { passive: true });
  for (const name of endEvents) element.addEventListener(name, handleEnd, { passive: true });
  return () => {
    element.removeEventListener('scroll', handleScroll);
    for (const name of endEvents) element.removeEventListener(name, handleEnd);
  };
}

/** What is further than one slide comes without those between. */
function fade(element: HTMLElement, change: () => void): void {
  const duration = 120;
  element.animate({ opacity: 0 }, duration).onfinish = () => {
    change();
    element.animate({ opacity: [0, 1] }, duration);
  };
}

/** The distance from one slide to the next, in px; negative in a page that runs from right to left. */
function slideStep({ children }: Element): number {
  const [first, second] = children;
  if (!first || !second) return 1;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

/** The slide that is first in view. */
function slideAt(element: Element): number {
  const isAtEnd = Math.abs(element.scrollLeft) >= scrollRoom(element) - 1;
  return isAtEnd ? lastSlide(element) : Math.round(element.scrollLeft / slideStep(element));
}

/** The first slide in view when the track is at its end; it may be cut off. */
function lastSlide(element: Element): number {
  return Math.max(0, Math.ceil((scrollRoom(element) - 1) / Math.abs(slideStep(element))));
}

function scrollRoom({ scrollWidth, clientWidth }: Element): number {
  return scrollWidth - clientWidth;
}
