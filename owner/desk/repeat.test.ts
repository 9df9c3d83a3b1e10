import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a desk that is answered slowly asks no second time meanwhile, and goes on afterwards', async () => {
  let answer = () => {};
  const ask = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (answer = resolve)));
  repeat(ask, 2000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).toHaveBeenCalledTimes(2);
});
