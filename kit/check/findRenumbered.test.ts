import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { template } from '#kit/new/template.ts';
import { findRenumbered } from './findRenumbered.ts';
import { filesOf } from '#shop-data/read/shopFiles.ts';

test('a product with another number than in the last commit, or that is gone since, is a hint, and the example of a new shop is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'renumbered-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const product = (name: string) => join(folder, 'products', name);
  for (const name of ['01-green', '02-black', '03-mint', '04-chai']) {
    mkdirSync(product(name), { recursive: true });
    writeFileSync(join(product(name), 'product.yaml'), '');
  }
  cpSync(join(template, 'products/01-example'), product('07-example'), { recursive: true });
  const git = (...parts: readonly string[]) => execFileSync('git', parts, { cwd: folder });
  git('init', '--quiet');
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '-m', 'first');
  expect(findRenumbered(filesOf(folder))).toEqual([]);
  renameSync(product('02-black'), product('05-black'));
  renameSync(product('04-chai'), product('04-masala-chai'));
  for (const name of ['03-mint', '07-example']) rmSync(product(name), { recursive: true });
  expect(findRenumbered(filesOf(folder)).map(({ file }) => file)).toEqual([
    product('02-black'),
    product('03-mint'),
  ]);
});
