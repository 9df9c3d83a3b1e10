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

/**
 * The power of the size that a cost grows with: the slope of the least-squares line through the
 * points on logarithmic scales. 0 is a cost that does not grow, 1 one that grows as the size does.
 *
 * @param {readonly { size: number, cost: number }[]} curve at least two different sizes, all positive
 * @returns {number}
 */
export function growthExponent(curve) {
  const points = curve.map(({ size, cost }) => ({ x: Math.log(size), y: Math.log(cost) }));
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const covariance = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const variance = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return covariance / variance;
}
