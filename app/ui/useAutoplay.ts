import { useEffect, useRef, useState } from 'react';

/** How long a carousel shows a slide before it moves on (SPEC 11.3). */
const autoplayMs = 3000;

/**
 * Calls `step` at an interval. It pauses while the pause button is pressed, the mouse is over the
 * carousel, focus is inside, the page is hidden, or reduced motion is set (SPEC 4.1, 4.2, 4.9).
 */
export function useAutoplay(step: () => void) {
  /** The last press of the pause button, which counts more than reduced motion. */
  const [choice, setChoice] = useState<'paused' | 'playing'>();
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const { isHidden, isReduced } = useStandstill();
  const toggle = useRef<Node>(undefined);
  const isPaused = choice ? choice === 'paused' : isReduced;
  const moves = !isPaused && !hasPointer && !hasFocus && !isHidden;

  useEffect(() => {
    if (!moves) return undefined;
    const timer = setInterval(step, autoplayMs);
    return () => clearInterval(timer);
  }, [moves, step]);

  return {
    isPaused,
    /** The carousel moves at once after Play, although pointer and focus are still on the button. */
    togglePause: ({ currentTarget }: { currentTarget: Node }) => {
      toggle.current = currentTarget;
      setChoice(isPaused ? 'playing' : 'paused');
      setPointer(false);
      setFocus(false);
    },
    /** For the carousel's outermost element. */
    pauseHandlers: {
      onPointerOver: ({ pointerType, target }: { pointerType: string; target: EventTarget }) => {
        if (pointerType !== 'mouse') return;
        if (target instanceof Node && toggle.current?.contains(target)) return;
        setPointer(true);
      },
      onPointerLeave: () => setPointer(false),
      // Focus on a heading pauses nothing: a page transition puts it there.
      onFocus: ({ target }: { target: HTMLElement }) => setFocus(target.tabIndex >= 0),
      onBlur: () => setFocus(false),
    },
  };
}

/** Whether the page is hidden, and whether its visitor wants reduced motion. */
function useStandstill() {
  const [isHidden, setHidden] = useState(false);
  const [isReduced, setReduced] = useState(false);
  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const handleChange = () => {
      setHidden(document.hidden);
      setReduced(reducedMotion.matches);
    };
    handleChange();
    document.addEventListener('visibilitychange', handleChange);
    reducedMotion.addEventListener('change', handleChange);
    return () => {
      document.removeEventListener('visibilitychange', handleChange);
      reducedMotion.removeEventListener('change', handleChange);
    };
  }, []);
  return { isHidden, isReduced };
}
