import { expect, test } from 'vitest';
import { table } from './table.mjs';

const rows = [
  ['measure', 'median'],
  ['filter', '45 ms'],
];

test('A table for a terminal sets figures to the right of their column', () => {
  expect(table(rows)).toBe('measure   median\nfilter     45 ms');
});

test('A table in Markdown has a rule below its heading', () => {
  expect(table(rows, { isMarkdown: true })).toBe(
    '| measure | median |\n| --- | --: |\n| filter | 45 ms |',
  );
});
