import { describe, expect, test } from 'vitest';
import { median, toResults, toTable } from './results.mjs';

const runs = (line: 'largest contentful paint' | 'Lighthouse SEO', of: string, values: number[]) =>
  values.map((value) => ({ line, of, value }));

describe('Median', () => {
  test('is the middle value, whatever the order', () => {
    expect(median([30, 10, 20])).toBe(20);
  });
  test('lies halfway between the two in the middle', () => {
    expect(median([40, 10, 20, 30])).toBe(25);
  });
});

const results = toResults([
  ...runs('Lighthouse SEO', '/', [100]),
  ...runs('Lighthouse SEO', '/cart', [69]),
  ...runs('largest contentful paint', '/', [1200, 1400, 1000]),
  ...runs('largest contentful paint', '/cart', [1100]),
]);

test('A line is as good as its worst route: the slowest, or the one with the lowest score', () => {
  expect(toTable(results)).toBe(`| measure | route | median | range | goal |
| --- | --- | --- | --- | --- |
| Lighthouse SEO, points | /cart | 69 | 69–69 | 100 MISSED |
| largest contentful paint, ms | / | 1200 | 1000–1400 | 1300 met |`);
});

test('Beside another build each route has the ratio of both', () => {
  const others = toResults(runs('largest contentful paint', '/', [1600]));
  expect(toTable(results.slice(2, 3), others)).toContain('| 1300 met | 1600 | 0.75 |');
});
