import { median } from '../statistics.mjs';

const leastMs = 200;
const leastTimes = 7;

/**
 * The median time of one call, in milliseconds, once the first calls have warmed it up.
 *
 * @param {() => unknown} work
 */
export function timeOf(work) {
  /** @type {number[]} */
  const times = [];
  const start = performance.now();
  for (let turn = 0; turn < leastTimes || performance.now() - start < leastMs; turn += 1) {
    const before = performance.now();
    work();
    times.push(performance.now() - before);
  }
  return median(times.slice(Math.floor(times.length / 5)));
}
