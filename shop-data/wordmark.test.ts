import { describe, expect, test } from 'vitest';
import { readWordmark } from './wordmark.ts';

const path = '<path d="M0 0h8v8z"/>';

describe('Wordmark', () => {
  test('the box of any drawing is read from its file', () => {
    expect(readWordmark(`<svg viewBox="0 0 640 80">${path}</svg>`)).toEqual({
      wordmark: { box: '0 0 640 80', drawing: `<g id="mark">${path}</g>` },
    });
    const { wordmark } = readWordmark(
      `<?xml version="1.0"?><!-- drawn by hand --><svg width="64px" height="8px">${path}</svg>`,
    );
    expect(wordmark?.box).toBe('0 0 64 8');
  });

  test('the colours of the drawing’s root are kept', () => {
    const { wordmark } = readWordmark(
      `<svg fill="none" viewBox="0 0 8 8" stroke-width="2">${path}</svg>`,
    );
    expect(wordmark?.drawing).toBe(`<g id="mark" fill="none" stroke-width="2">${path}</g>`);
  });

  test.each([
    ['<p>no drawing</p>', 'is no SVG drawing: save it as SVG'],
    [`<svg>${path}</svg>`, 'has no viewBox: save it with one, as in viewBox="0 0 640 80"'],
    [
      '<svg viewBox="0 0 8 8"><path style="fill:red"/></svg>',
      'contains “style=”, which a page may not show: save it as plain SVG, with colours as attributes',
    ],
  ])('of %s the problem is reported', (svg, problem) => {
    expect(readWordmark(svg)).toEqual({ problem });
  });
});
