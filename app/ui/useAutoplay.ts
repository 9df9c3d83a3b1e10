import { useEffect, useReducer, useRef } from 'react';
import {
  changeAutoplay,
  initialAutoplay,
  isMoving,
  isPaused,
  pressPause,
  startClock,
} from './autoplay.ts';

/**
 * Calls `step` at an interval. It pauses while the pause button is pressed, the mouse is over the
 * carousel, focus is inside, the page is hidden, or reduced motion is set (SPEC 4.1, 4.2, 4.9).
 */
export function useAutoplay(step: () => void) {
  const [autoplay, change] = useReducer(changeAutoplay, initialAutoplay);
  const toggle = useRef<Node>(undefined);
  const moves = isMoving(autoplay);

  useEffect(() => (moves ? startClock(step) : undefined), [moves, step]);

  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const handleChange = () =>
      change({ isPageHidden: document.hidden, isMotionReduced: reducedMotion.matches });
    handleChange();
    document.addEventListener('visibilitychange', handleChange);
    reducedMotion.addEventListener('change', handleChange);
    return () => {
      document.removeEventListener('visibilitychange', handleChange);
      reducedMotion.removeEventListener('change', handleChange);
    };
  }, []);

  return {
    isPaused: isPaused(autoplay),
    togglePause: ({ currentTarget }: { currentTarget: Node }) => {
      toggle.current = currentTarget;
      change(pressPause(autoplay));
    },
    /** For the carousel's outermost element. */
    pauseHandlers: {
      onPointerOver: ({ pointerType, target }: { pointerType: string; target: EventTarget }) => {
        if (pointerType !== 'mouse') return;
        if (target instanceof Node && toggle.current?.contains(target)) return;
        change({ hasPointer: true });
      },
      onPointerLeave: () => change({ hasPointer: false }),
      // Focus on a heading pauses nothing: a page transition puts it there.
      onFocus: ({ target }: { target: HTMLElement }) => change({ hasFocus: target.tabIndex >= 0 }),
      onBlur: () => change({ hasFocus: false }),
    },
  };
}
