import { describe, expect, test } from 'vitest';
import { causesOf } from './build.mjs';

const missing = 'shop/help.yaml is missing: copy it from the shop that came with the software.';

describe('A build that stops', () => {
  test('prints only the message of an error that a plugin threw while bundling', () => {
    const bundling = Object.assign(new Error(`Build failed with 1 error:\n\nError: ${missing}`), {
      errors: [new Error(missing)],
    });
    expect(causesOf(bundling)).toEqual([missing]);
  });

  test('prints only the message of an error that was thrown after bundling', () => {
    expect(causesOf(new Error(missing))).toEqual([missing]);
  });
});
