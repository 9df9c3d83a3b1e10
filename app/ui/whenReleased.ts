/**
 * Calls `next` at once, or after the press that is under way: a message that comes while a button is
 * pressed would move the button away from the pointer, and the press would have no effect (SPEC 3.13).
 */
export function whenReleased(next: () => void): void {
  if (!document.querySelector(':active')) return next();
  // The click comes in the same task as `mouseup`.
  addEventListener('mouseup', () => setTimeout(next), { once: true });
}
