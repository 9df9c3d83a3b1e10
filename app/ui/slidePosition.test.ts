import { expect, test } from 'vitest';
import { lastSlide, slideAt } from './slidePosition.ts';

/** A row of slides, each as wide as the row. */
const row = (count: number, scrollLeft = 0) => ({
  scrollLeft,
  scrollWidth: count * 390,
  clientWidth: 390,
  children: Array.from({ length: count }, (_, index) => ({
    getBoundingClientRect: () => ({ left: index * 390 - scrollLeft }),
  })) as unknown as HTMLCollection,
});

test.for([
  [1, 0, 0],
  [3, 0, 0],
  [3, 400, 1],
  [3, 780, 2],
])('of %i slides, scrolled by %i px, number %i is first in view', ([count = 0, left, index]) => {
  expect(slideAt(row(count, left))).toBe(index);
  expect(lastSlide(row(count))).toBe(count - 1);
});
