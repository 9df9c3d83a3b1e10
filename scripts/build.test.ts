import { describe, expect, test } from 'vitest';
import { causesOf } from './build.mjs';
import { withoutStack } from '../build/plainErrors.ts';

const missing = 'shop/images/product-03-primary.webp is missing: a WebP picture is expected.';

describe('a build that stops', () => {
  test('a fault that a plugin found while bundling is told by its message alone', () => {
    const bundling = Object.assign(new Error(`Build failed with 1 error:\n\nError: ${missing}`), {
      errors: [new Error(missing)],
    });
    expect(causesOf(bundling)).toEqual([missing]);
  });

  test('a fault that was found after bundling is told by its message alone', () => {
    expect(causesOf(new Error(missing))).toEqual([missing]);
  });
});

describe('a fault while `npm run dev` runs', () => {
  test('is told without the stack, but with the lines of source that it names', () => {
    const source = '\n  12 | const x: = 1;\n     |          ^';
    const stack =
      '\n      at file:///shop/vite.config.ts:333:9\n      at async readMaster (x.mjs:3:1)';
    expect(withoutStack(`${missing}${source}${stack}`)).toBe(`${missing}${source}`);
  });
});
