type Track = Pick<HTMLElement, 'children' | 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** The distance from one slide to the next, in px; negative in a page that runs from right to left. */
export function slideStep({ children }: Track): number {
  const [first, second] = children;
  if (!first || !second) return 1;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

/** The slide that is first in view. */
export function slideAt(element: Track): number {
  const isAtEnd = Math.abs(element.scrollLeft) >= scrollRoom(element) - 1;
  return isAtEnd ? lastSlide(element) : Math.round(element.scrollLeft / slideStep(element));
}

/** The first slide in view when the track is at its end; it may be cut off. */
export function lastSlide(element: Track): number {
  return Math.max(0, Math.ceil((scrollRoom(element) - 1) / Math.abs(slideStep(element))));
}

function scrollRoom({ scrollWidth, clientWidth }: Track): number {
  return scrollWidth - clientWidth;
}
