import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shopFolder } from './shopFolder.mjs';

test('The current shop is what SHOP_FOLDER names, else what shop.txt names, else shop', () => {
  const home = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'current-'));
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });
  vi.stubEnv('SHOP_FOLDER', undefined);
  expect(shopFolder()).toBe('shop');
  writeFileSync('shop.txt', '\uFEFFmy-shop\r\n');
  expect(shopFolder()).toBe('my-shop');
  vi.stubEnv('SHOP_FOLDER', 'examples/norderton/');
  expect(shopFolder()).toBe('examples/norderton');
  vi.unstubAllEnvs();
});
