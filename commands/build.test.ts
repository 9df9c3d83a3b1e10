import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
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

test('a folder with a shop in it is not emptied', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const settings = join(folder, 'my-shop', 'settings', 'shop.yaml');
  mkdirSync(dirname(settings), { recursive: true });
  writeFileSync(settings, 'name: Tea');
  const env = { ...process.env, BUILT_SHOP: folder };
  const { status, stderr } = spawnSync(process.execPath, ['commands/build.mjs'], { env });
  expect(String(stderr)).toBe(
    `The build stopped: ${folder}, which is emptied first, has a shop in it: move that out of it.\n`,
  );
  expect([status, existsSync(settings)]).toEqual([1, true]);
});
