import { expect, test } from 'vitest';
import { sharingAddress, sharingSize } from './sharing.ts';

test('2.5 the preview picture of a shared page has the size that other sites recommend', () => {
  const picture = { name: 'team', stamp: 'a1b2', width: 1600, height: 900, tone: 'sand' };
  expect(sharingAddress(picture)).toBe('sharing/team.a1b2.jpg');
  expect(sharingSize).toEqual({ width: 1200, height: 630 });
});
