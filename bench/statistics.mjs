/**
 * @typedef {object} Summary
 * @property {number} median
 * @property {number} min
 * @property {number} max
 */

/**
 * The middle of the values; of an even number of them, halfway between the two in the middle.
 *
 * @param {readonly number[]} values
 * @returns {number}
 */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new RangeError('No values, no median.');
  return (lower + upper) / 2;
}

/**
 * @param {readonly number[]} values
 * @returns {Summary}
 */
export function summarize(values) {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}
