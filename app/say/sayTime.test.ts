import { expect, test } from 'vitest';
import { inShop } from '#testing/inShop.testing.ts';
import { writeTime } from './sayTime.ts';

test('a Hindi time has its part of the day', () => {
  inShop({ HAS_DAY_PERIODS: true });
  const time = new Date(2026, 10, 25, 13, 27).getTime();
  expect(writeTime(time, 'hi-IN')).toBe('25 नवंबर 2026 को दोपहर 1:27 बजे');
});
