/** Does what can wait until the page has nothing more urgent to do. */
export function whenIdle(task: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(() => task());
}
