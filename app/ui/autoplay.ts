/** How long a carousel shows a slide before it moves on (SPEC 11.3). */
const autoplayMs = 3000;

export type Autoplay = {
  /** The last press of the pause button, if there was one. */
  readonly choice?: 'paused' | 'playing';
  readonly hasPointer: boolean;
  readonly hasFocus: boolean;
  readonly isPageHidden: boolean;
  readonly isMotionReduced: boolean;
};

/** The same for every visitor, as the prerendered page is. */
export const initialAutoplay: Autoplay = {
  hasPointer: false,
  hasFocus: false,
  isPageHidden: false,
  isMotionReduced: false,
};

/** Whether the button says Play; what the shopper chose counts more than reduced motion. */
export function isPaused({ choice, isMotionReduced }: Autoplay): boolean {
  return choice ? choice === 'paused' : isMotionReduced;
}

export function isMoving(autoplay: Autoplay): boolean {
  const { hasPointer, hasFocus, isPageHidden } = autoplay;
  return !isPaused(autoplay) && !hasPointer && !hasFocus && !isPageHidden;
}

/** Returns the same object if nothing changes: the pointer reports each element that it passes. */
export function changeAutoplay(autoplay: Autoplay, change: Partial<Autoplay>): Autoplay {
  const next = { ...autoplay, ...change };
  const isSame = (Object.keys(next) as (keyof Autoplay)[]).every(
    (name) => next[name] === autoplay[name],
  );
  return isSame ? autoplay : next;
}

/**
 * What a press of the pause button changes. The carousel moves at once after Play is pressed, although
 * pointer and focus are still on the button.
 */
export function pressPause(autoplay: Autoplay): Partial<Autoplay> {
  const choice = isPaused(autoplay) ? 'playing' : 'paused';
  return { choice, hasPointer: false, hasFocus: false };
}

/** Calls `step` at an interval, until the function that it returns is called. */
export function startClock(step: () => void): () => void {
  const timer = setInterval(step, autoplayMs);
  return () => clearInterval(timer);
}
