/** A page that scrolls sideways, and what is outside the view. Runs in the page. */
export function findOverflow(): string[] {
  const { probe } = window;
  const found: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    found.push(`The page scrolls ${scrollWidth - clientWidth} px sideways`);

  // The root hides its overflow, so a box is compared with the view itself.
  const isRoot = (element: Element) =>
    element === document.body || element === document.documentElement;
  for (const element of probe.root().querySelectorAll('*')) {
    if (!probe.isShown(element)) continue;
    let { left, right } = element.getBoundingClientRect();
    let isReached = false;
    for (
      let around = element.parentElement;
      around && !isRoot(around);
      around = around.parentElement
    ) {
      const { overflowX } = getComputedStyle(around);
      if (/auto|scroll/.test(overflowX)) isReached = true;
      if (/hidden|clip/.test(overflowX)) {
        const clip = around.getBoundingClientRect();
        left = Math.max(left, clip.left);
        right = Math.min(right, clip.right);
      }
    }
    if (isReached || right <= left) continue;
    const beyond = Math.max(-left, right - clientWidth);
    if (beyond > 1)
      found.push(`${probe.named(element)} is ${Math.ceil(beyond)} px outside the view`);
  }

  for (const element of probe.root().querySelectorAll('*')) {
    if (getComputedStyle(element).overflowX !== 'auto') continue;
    const { scrollHeight, clientHeight, scrollWidth: width, clientWidth: room } = element;
    if (width > room + 1 && scrollHeight > clientHeight + 1) {
      found.push(`${probe.named(element)} scrolls both ways`);
    }
  }
  return found;
}
