import { useEffect, useRef, useState } from 'react';

/** How long a carousel shows a slide before it moves on (SPEC 11.3). */
const autoplayMs = 3000;

const noInteraction = { hover: false, focus: false };

/**
 * Calls `step` at an interval. It pauses while the pause button is pressed, the mouse is over the
 * carousel, focus is inside, the page is hidden, or reduced motion is set (SPEC 4.1, 4.2, 4.9).
 */
export function useAutoplay(step: () => void) {
  const [choice, setChoice] = useState<'paused' | 'playing'>();
  const [interaction, setInteraction] = useState(noInteraction);
  const toggle = useRef<Node>(undefined);
  const isHidden = usePageHidden();
  const isStill = useReducedMotion();
  const isPaused = choice === undefined ? isStill : choice === 'paused';
  const isMoving = !isPaused && !interaction.hover && !interaction.focus && !isHidden;

  useEffect(() => {
    if (!isMoving) return;
    const timer = window.setInterval(step, autoplayMs);
    return () => window.clearInterval(timer);
  }, [isMoving, step]);

  return {
    isPaused,
    togglePause: ({ currentTarget }: { currentTarget: Node }) => {
      setChoice(isPaused ? 'playing' : 'paused');
      // It moves at once after Play is pressed, although mouse and focus are still on the button.
      toggle.current = currentTarget;
      setInteraction(noInteraction);
    },
    /** For the carousel's outermost element. */
    pauseHandlers: {
      onPointerOver: ({ pointerType, target }: { pointerType: string; target: EventTarget }) => {
        if (pointerType !== 'mouse') return;
        if (target instanceof Node && toggle.current?.contains(target)) return;
        setInteraction((current) => (current.hover ? current : { ...current, hover: true }));
      },
      onPointerLeave: () => setInteraction((current) => ({ ...current, hover: false })),
      // Focus on a heading pauses nothing: a page transition puts it there.
      onFocus: ({ target }: { target: HTMLElement }) =>
        setInteraction((current) => ({ ...current, focus: target.tabIndex >= 0 })),
      onBlur: () => setInteraction((current) => ({ ...current, focus: false })),
    },
  };
}

function usePageHidden(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const handleVisibility = () => setHidden(document.hidden);
    handleVisibility();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);
  return isHidden;
}

function useReducedMotion(): boolean {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const handleChange = () => setStill(query.matches);
    handleChange();
    query.addEventListener('change', handleChange);
    return () => query.removeEventListener('change', handleChange);
  }, []);
  return isStill;
}
