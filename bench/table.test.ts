import { expect, test } from 'vitest';
import { table } from './table.mjs';

const rows = [
  ['measure', 'median'],
  ['filter', '45 ms'],
];

test('A table for a terminal aligns figures to the right', () => {
  expect(table(rows)).toBe('measure   median\nfilter     45 ms');
});

test('A table in Markdown has a rule below its heading', () => {
  expect(table(rows, { isMarkdown: true })).toBe(
    '| measure | median |\n| --- | --: |\n| filter | 45 ms |',
  );
});
