/**
 * @typedef {object} Goal
 * @property {'kB' | 'ms' | 'points' | '%' | 'CLS'} unit
 * @property {number} [most] what the value may be
 * @property {number} [least] what the value must be
 */

/**
 * The goals, one for each line of the table, in the order of the table. A line meets its goal when its
 * worst route does.
 *
 * @satisfies {Record<string, Goal>}
 */
export const goals = {
  'JavaScript of a cold load': { unit: 'kB', most: 70 },
  'page without pictures': { unit: 'kB', most: 110 },
  'pictures of a first visit, 390 px': { unit: 'kB', most: 160 },
  'pictures of a first visit, 1440 px': { unit: 'kB', most: 260 },
  'first effect of a press': { unit: 'ms', most: 2000 },
  'page is interactive': { unit: 'ms', most: 1800 },
  'button is visible': { unit: 'ms', most: 1900 },
  'Lighthouse performance': { unit: 'points', least: 100 },
  'Lighthouse accessibility': { unit: 'points', least: 100 },
  'Lighthouse best practices': { unit: 'points', least: 100 },
  'Lighthouse SEO': { unit: 'points', least: 100 },
  'largest contentful paint': { unit: 'ms', most: 1300 },
  'total blocking time': { unit: 'ms', most: 50 },
  // 0 when rounded to two decimals.
  'cumulative layout shift': { unit: 'CLS', most: 0.004 },
  'main thread, cold load': { unit: 'ms', most: 115 },
  'add to cart': { unit: 'ms', most: 80 },
  'add to cart: main thread': { unit: 'ms', most: 260 },
  'type a letter in the search': { unit: 'ms', most: 60 },
  'type a letter in the search: main thread': { unit: 'ms', most: 200 },
  'choose a filter': { unit: 'ms', most: 80 },
  'choose a filter: main thread': { unit: 'ms', most: 200 },
  'open a product': { unit: 'ms', most: 200 },
  'open a product: main thread': { unit: 'ms', most: 440 },
  'longest task after load': { unit: 'ms', most: 100 },
  'heap growth over ten journeys': { unit: '%', most: 10 },
};

/** @typedef {keyof typeof goals} Line */

/**
 * One value that one run measured.
 *
 * @typedef {object} Sample
 * @property {Line} line
 * @property {string} of the route that was measured
 * @property {number} value in the unit of its goal
 */
