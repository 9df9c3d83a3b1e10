import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainStart, startsOf } from './postcodes.ts';

test.each([
  ['682001 – 682012', ['682001-682012']],
  ['4050-180', ['4050180']],
  ['sw1a', ['SW1A']],
])('%s is kept as %j', (written, kept) => {
  expect([plainStart(written)]).toEqual(kept);
});

test('the codes of a range begin so, and no others', () => {
  const code = fc.integer({ min: 0, max: 9999 });
  fc.assert(
    fc.property(code, code, code, (one, other, any) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)];
      const [from, to, asked] = [first, last, any].map((each) => String(each).padStart(4, '0'));
      const starts = startsOf(`${from}-${to}`);
      const fitting = starts.filter((start) => asked?.startsWith(start));
      expect(fitting).toHaveLength(any >= first && any <= last ? 1 : 0);
      expect(starts.length, 'few are enough').toBeLessThan(64);
    }),
  );
});
