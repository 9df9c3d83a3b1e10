import css from '@eslint/css';

/** What the oldest browsers have too, or what nothing is missing without. */
const allowed = {
  // Not `starting-style`: Chrome 117 to 119 crash when a style sheet with it comes out of the cache.
  allowAtRules: ['layer'],
  // `has`: a browser without it shows a card's text before its picture (ProductCard.module.css).
  allowSelectors: words('focus-visible selection backdrop marker has').concat(
    words('view-transition view-transition-group view-transition-old view-transition-new'),
  ),
  allowMediaConditions: words(
    'prefers-contrast prefers-reduced-transparency forced-colors scripting',
  ),
  allowProperties: words('color-scheme appearance outline resize user-select mask').concat(
    words('mask-image forced-color-adjust print-color-adjust'),
    words('text-size-adjust text-wrap overscroll-behavior overscroll-behavior-x scroll-snap-type'),
    words('scroll-snap-stop scrollbar-width view-transition-name content-visibility'),
    words('contain-intrinsic-block-size'),
  ),
  allowPropertyValues: {
    overflow: ['clip'],
    'overflow-x': ['clip'],
    'overflow-wrap': ['anywhere'],
  },
};

/**
 * Checks the built files for what the oldest browsers lack (docs/engineers/browsers.md); oxlint checks the
 * source. Baseline counts in years: the oldest browsers have what all had in 2021, and cascade layers.
 */
export default [
  {
    files: ['**/*.js'],
    rules: {
      // The one thing that es-check does not look for: Safari 16.4 is the first that can look behind.
      'no-restricted-syntax': [
        'error',
        'Literal[regex.pattern=/[(][?]<[=!]/]',
        'Literal[value=/[(][?]<[=!]/]',
      ],
    },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: {
      'css/use-baseline': ['error', { available: 2021, ...allowed }],
      // Some languages are written from right to left.
      'no-restricted-syntax': [
        'error',
        'Declaration[property=/^(?:left|right)$|-(?:left|right)(?:$|-)/]',
        'Declaration[property=/^(?:text-align|float|clear)$/] > Value > Identifier[name=/left|right/]',
      ],
    },
  },
];

/** @param {string} text */
function words(text) {
  return text.split(' ');
}
