import { describe, expect, test } from 'vitest';
import { toWordmark } from './wordmark.ts';

const content = '<path d="M0 0h8v8z"></path>';

describe('Wordmark', () => {
  test.each([
    [{ viewBox: '0 0 640 80' }, '0 0 640 80'],
    [{ width: '64px', height: '8px' }, '0 0 64 8'],
  ])('the box of a drawing with %o is %s', (attributes, box) => {
    expect(toWordmark({ attributes, content })).toEqual({
      box,
      drawing: `<g id="mark">${content}</g>`,
    });
  });

  test('a drawing without a box has none', () => {
    expect(toWordmark({ attributes: {}, content })).toBeUndefined();
  });

  test('the colours of the drawing’s root are kept', () => {
    const attributes = { fill: 'none', viewBox: '0 0 8 8', 'stroke-width': '2' };
    expect(toWordmark({ attributes, content })?.drawing).toBe(
      `<g id="mark" fill="none" stroke-width="2">${content}</g>`,
    );
  });
});
