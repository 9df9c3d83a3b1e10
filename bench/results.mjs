import { badness, goals, isMet } from './goals.mjs';
import { summarize } from './statistics.mjs';

/**
 * @typedef {import('./goals.mjs').Line} Line
 * @typedef {import('./goals.mjs').Sample} Sample
 * @typedef {import('./statistics.mjs').Summary} Summary
 */

/**
 * The values of all runs for one line and one route.
 *
 * @typedef {Summary & { line: Line, of: string, values: number[] }} Result
 */

/**
 * @param {readonly Sample[]} samples of all runs of one build
 * @returns {Result[]}
 */
export function toResults(samples) {
  /** @type {Map<string, { line: Line, of: string, values: number[] }>} */
  const groups = new Map();
  for (const { line, of, value } of samples) {
    const group = groups.get(`${line} ${of}`) ?? { line, of, values: [] };
    group.values.push(value);
    groups.set(`${line} ${of}`, group);
  }
  return [...groups.values()].map((group) => ({ ...group, ...summarize(group.values) }));
}

/**
 * For each line that was measured, the route that is worst. The lines are in the order of the goals.
 *
 * @param {readonly Result[]} results
 * @returns {(Result & { isMet: boolean })[]}
 */
export function worstOfEach(results) {
  return /** @type {Line[]} */ (Object.keys(goals)).flatMap((line) => {
    const goal = goals[line];
    const [worst] = results
      .filter((result) => result.line === line)
      .toSorted((one, other) => badness(goal, other.median) - badness(goal, one.median));
    return worst ? [{ ...worst, isMet: isMet(goal, worst.median) }] : [];
  });
}
