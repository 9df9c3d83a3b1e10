import { expect, test } from 'vitest';
import { toResults, worstOfEach } from './results.mjs';

const runs = (line: 'largest contentful paint' | 'Lighthouse SEO', of: string, values: number[]) =>
  values.map((value) => ({ line, of, value }));

test('The values of one line and one route are put together', () => {
  expect(toResults(runs('largest contentful paint', '/', [900, 1000, 1400]))).toEqual([
    {
      line: 'largest contentful paint',
      of: '/',
      values: [900, 1000, 1400],
      median: 1000,
      min: 900,
      max: 1400,
    },
  ]);
});

test('A line is as good as its worst route: the slowest, or the one with the lowest score', () => {
  const results = toResults([
    ...runs('Lighthouse SEO', '/', [100]),
    ...runs('Lighthouse SEO', '/cart', [69]),
    ...runs('largest contentful paint', '/', [1200]),
    ...runs('largest contentful paint', '/cart', [1100]),
  ]);
  expect(worstOfEach(results)).toMatchObject([
    { line: 'Lighthouse SEO', of: '/cart', isMet: false },
    { line: 'largest contentful paint', of: '/', isMet: true },
  ]);
});
