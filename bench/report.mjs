import { goals } from './goals.mjs';
import { worstOfEach } from './results.mjs';
import { table } from './table.mjs';

/**
 * @typedef {import('./goals.mjs').Line} Line
 * @typedef {import('./results.mjs').Result} Result
 * @typedef {{ isMarkdown: boolean }} Look
 */

/** How many decimals are printed of each unit. */
const decimals = { kB: 1, ms: 0, points: 0, '%': 1, CLS: 3 };

/**
 * A line for each goal: the worst route, the median and the range of all runs, and whether the goal is met.
 *
 * @param {readonly Result[]} results
 * @param {Look} look
 */
export function goalsTable(results, look) {
  const heading = ['measure', 'worst route', 'median', 'range', 'goal', 'result'];
  const rows = worstOfEach(results).map(({ line, of, median, min, max, isMet }) => [
    line,
    of,
    withUnit(line, median),
    `${format(line, min)}–${format(line, max)}`,
    goalOf(line),
    isMet ? 'met' : 'MISSED',
  ]);
  return table([heading, ...rows], look);
}

/**
 * The median of every line that was measured on more than one route, route by route.
 *
 * @param {readonly Result[]} results
 * @param {Look} look
 */
export function routesTable(results, look) {
  const lines = linesOf(results).filter(
    (line) => results.filter((result) => result.line === line).length > 1,
  );
  const shown = results.filter(({ line }) => lines.includes(line));
  const routes = [...new Set(shown.map(({ of }) => of))];
  const rows = routes.map((route) => [
    route,
    ...lines.map((line) => {
      const result = results.find((candidate) => candidate.line === line && candidate.of === route);
      return result ? format(line, result.median) : '';
    }),
  ]);
  return table([['route', ...lines.map(headingOf)], ...rows], look);
}

/**
 * The medians of two builds from the same runs, and the first divided by the second.
 *
 * @param {readonly Result[]} results
 * @param {readonly Result[]} others
 * @param {Look} look
 */
export function comparisonTable(results, others, look) {
  const heading = ['measure', 'route', 'this build', 'other build', 'ratio'];
  const rows = results.flatMap(({ line, of, median }) => {
    const other = others.find((candidate) => candidate.line === line && candidate.of === of);
    if (!other) return [];
    const ratio = other.median === 0 ? '' : (median / other.median).toFixed(2);
    return [[line, of, withUnit(line, median), withUnit(line, other.median), ratio]];
  });
  return table([heading, ...rows], look);
}

/** @param {readonly Result[]} results */
function linesOf(results) {
  return /** @type {Line[]} */ (Object.keys(goals)).filter((line) =>
    results.some((result) => result.line === line),
  );
}

/** @param {Line} line */
function headingOf(line) {
  return goals[line].unit === 'CLS' ? line : `${line}, ${goals[line].unit}`;
}

/** @param {Line} line */
function goalOf(line) {
  /** @type {import('./goals.mjs').Goal} */
  const { most, least } = goals[line];
  return most === undefined ? `at least ${least}` : `at most ${most}`;
}

/** @param {Line} line @param {number} value */
function withUnit(line, value) {
  const { unit } = goals[line];
  return unit === 'CLS' || unit === 'points'
    ? format(line, value)
    : `${format(line, value)} ${unit}`;
}

/** @param {Line} line @param {number} value */
function format(line, value) {
  return value.toFixed(decimals[goals[line].unit]);
}
