import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followProgress } from './followProgress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is said while 600 pictures are made, a second each. */
function sayAll(isTTY: boolean): string[] {
  const said: string[] = [];
  const sayOneMore = followProgress('Pictures', 600, {
    isTTY,
    write: (text) => said.push(text),
  });
  for (let made = 0; made < 600; made += 1) {
    vi.advanceTimersByTime(1000);
    sayOneMore();
  }
  return said;
}

test('a terminal says after each picture how many of how many are made, and ends with an empty line', () => {
  const said = sayAll(true);
  expect(said).toHaveLength(600);
  expect(said[149]).toBe('\r\u001b[KPictures: 150 of 600, 8 min left');
  expect(said[560]).toMatch(/561 of 600, 39 s left/);
  expect(said.at(-1)).toBe('\r\u001b[K');
});

test('the log of a host gets a line every ten seconds', () => {
  const said = sayAll(false);
  expect(said).toHaveLength(59);
  expect(said[0]).toBe('Pictures: 10 of 600, 10 min left\n');
  expect(said.at(-1)).toBe('Pictures: 590 of 600, 10 s left\n');
});
