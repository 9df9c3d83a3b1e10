import { goals } from './goals.mjs';

/**
 * The values of all runs for one line and one route.
 *
 * @typedef {import('./goals.mjs').Line} Line
 * @typedef {{ line: Line, of: string, values: number[], median: number }} Result
 */

/**
 * The middle of the values; of an even number of them, halfway between the two in the middle.
 *
 * @param {readonly number[]} values
 * @returns {number} NaN without values
 */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (/** @type {number} */ place) => sorted[Math.floor(place)] ?? Number.NaN;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}

/**
 * @param {readonly import('./goals.mjs').Sample[]} samples of all runs of one build
 * @returns {Result[]} in the order of the goals
 */
export function toResults(samples) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  for (const line of /** @type {Line[]} */ (Object.keys(goals))) {
    for (const { of, value } of samples.filter((sample) => sample.line === line)) {
      const values = [...(results.get(`${line} ${of}`)?.values ?? []), value];
      results.set(`${line} ${of}`, { line, of, values, median: median(values) });
    }
  }
  return [...results.values()];
}

/**
 * The results as a table in Markdown: the worst route of each line, or each route beside another build.
 *
 * @param {readonly Result[]} results
 * @param {readonly Result[]} [others] of another build in the same runs
 */
export function toTable(results, others) {
  const rows = (others ? results : results.filter(isWorst)).map((result) => {
    const { line, of, values } = result;
    /** @type {import('./goals.mjs').Goal} */
    const { unit, most, least } = goals[line];
    const decimals = { kB: 1, ms: 0, points: 0, '%': 1, CLS: 3 }[unit];
    const range = [Math.min(...values), Math.max(...values)].map((end) => end.toFixed(decimals));
    const isMet = badness(result) <= badness({ line, median: most ?? least ?? Infinity });
    const other = others?.find((each) => each.line === line && each.of === of)?.median;
    return [
      `${line}, ${unit}`,
      of,
      result.median.toFixed(decimals),
      range.join('–'),
      `${most ?? least} ${isMet ? 'met' : 'MISSED'}`,
      ...(other === undefined ? [] : [other.toFixed(decimals), (result.median / other).toFixed(2)]),
    ];
  });
  const heading = ['measure', 'route', 'median', 'range', 'goal'];
  if (others) heading.push('other build', 'ratio');
  const rule = heading.map(() => '---');
  return [heading, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** @param {Result} result @param {number} _ @param {readonly Result[]} all */
function isWorst(result, _, all) {
  const worse = all
    .filter(({ line }) => line === result.line)
    .toSorted((one, other) => badness(other) - badness(one));
  return worse[0] === result;
}

/** A number that grows as a value gets worse. @param {Pick<Result, 'line' | 'median'>} result */
function badness({ line, median }) {
  return 'least' in goals[line] ? -median : median;
}
