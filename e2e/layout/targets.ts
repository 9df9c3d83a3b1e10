/**
 * Controls that are too small or covered by something else. Runs in the page.
 *
 * A link in running text may be as small as its words (WCAG 2.5.8), and so may a link
 * beside a larger one with the same address, such as a card's name beside its picture.
 */
export function findHardTargets(least: number): string[] {
  const { probe } = window;
  const found: string[] = [];
  const pressable =
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary';
  const targets = [...probe.root().querySelectorAll(pressable)]
    // The label of a checkbox or radio button is part of its target.
    .map((element) => (element.matches('input') && element.closest('label')) || element)
    .filter(
      (element) => probe.isShown(element) && getComputedStyle(element).pointerEvents !== 'none',
    );

  const isLargeEnough = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= least - 0.5 && height >= least - 0.5;
  };
  const isInRunningText = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    const words = element.closest('p, li, dd, h1, h2, h3, label')?.textContent ?? '';
    return words.trim().length > (element.textContent ?? '').trim().length;
  };
  const hasLargerTwin = (element: Element) => {
    const address = element.getAttribute('href');
    const twins = element.closest('article, li')?.querySelectorAll('a[href]') ?? [];
    return [...twins].some((twin) => twin.getAttribute('href') === address && isLargeEnough(twin));
  };

  const x = window.scrollX;
  const y = window.scrollY;
  for (const element of targets) {
    if (!isLargeEnough(element) && !isInRunningText(element) && !hasLargerTwin(element)) {
      const { width, height } = element.getBoundingClientRect();
      found.push(
        `${probe.named(element)} is ${Math.round(width)} × ${Math.round(height)} px, under ${least}`,
      );
    }
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [line] = element.getClientRects();
    if (!line) continue;
    const hit = document.elementFromPoint(
      (line.left + line.right) / 2,
      (line.top + line.bottom) / 2,
    );
    // A toast may cover the page: it leaves by itself.
    const isUnderToast =
      hit?.closest('[aria-label="Messages"]') && !element.closest('[aria-label="Messages"]');
    if ((!hit || !element.contains(hit)) && !isUnderToast) {
      found.push(
        `${probe.named(element)} lies under ${hit ? probe.named(hit) : 'nothing in view'}`,
      );
    }
  }
  window.scrollTo({ left: x, top: y, behavior: 'instant' });
  return found;
}
