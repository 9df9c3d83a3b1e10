import { useEffect, useRef, useState } from 'react';

const notHeld = { hover: false, focus: false };

/**
 * Calls `step` every `everyMs` while nothing speaks against it: the shopper's pause, a hovering
 * mouse, focus inside, a hidden page, or a wish for less motion (SPEC 4.1, 4.2, 4.9).
 */
export function useAutoplay(everyMs: number, step: () => void) {
  const [choice, setChoice] = useState<'paused' | 'playing'>();
  const [isHeld, setHeld] = useState(notHeld);
  const toggle = useRef<Node>(undefined);
  const isHidden = usePageHidden();
  const isStill = useReducedMotion();
  const isPaused = choice === undefined ? isStill : choice === 'paused';
  const isMoving = !isPaused && !isHeld.hover && !isHeld.focus && !isHidden;

  useEffect(() => {
    if (!isMoving) return;
    const timer = window.setInterval(step, everyMs);
    return () => window.clearInterval(timer);
  }, [isMoving, everyMs, step]);

  return {
    isPaused,
    togglePause: ({ currentTarget }: { currentTarget: Node }) => {
      setChoice(isPaused ? 'playing' : 'paused');
      // Who presses Play wants to see it move, though mouse and focus are still on the button.
      toggle.current = currentTarget;
      setHeld(notHeld);
    },
    /** For the carousel's outermost element. */
    holders: {
      onPointerOver: ({ pointerType, target }: { pointerType: string; target: EventTarget }) => {
        if (pointerType !== 'mouse') return;
        if (target instanceof Node && toggle.current?.contains(target)) return;
        setHeld((held) => (held.hover ? held : { ...held, hover: true }));
      },
      onPointerLeave: () => setHeld((held) => ({ ...held, hover: false })),
      // A heading holds nothing: a new page's focus is put there, nobody asked for it.
      onFocus: ({ target }: { target: HTMLElement }) =>
        setHeld((held) => ({ ...held, focus: target.tabIndex >= 0 })),
      onBlur: () => setHeld((held) => ({ ...held, focus: false })),
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
