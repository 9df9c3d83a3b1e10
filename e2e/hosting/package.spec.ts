import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';

/** An owner's repository, in which the package and what it needs are installed. */
const test = base.extend<object, { owner: string }>({
  owner: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const owner = mkdtempSync(join(tmpdir(), 'beau-owner-'));
      const packages = join(owner, 'node_modules');
      mkdirSync(join(packages, 'beau'), { recursive: true });
      for (const name of readdirSync('node_modules')) {
        if (!name.startsWith('.')) symlinkSync(resolve('node_modules', name), join(packages, name));
      }
      // The copies of pictures, which take minutes to make.
      symlinkSync(resolve('node_modules/.cache'), join(packages, '.cache'));
      const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', owner]);
      const file = join(owner, String(packed).trim());
      execFileSync('tar', ['-xzf', file, '-C', join(packages, 'beau'), '--strip-components', '1']);
      await use(owner);
      rmSync(owner, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const beau = (owner: string, ...words: string[]) =>
  spawnSync(process.execPath, ['node_modules/beau/scripts/beau.mjs', ...words], {
    cwd: owner,
    encoding: 'utf8',
  });

test('the package builds of a shop’s folder what the clone builds of it, byte for byte', ({
  owner,
}) => {
  cpSync('shop', join(owner, 'shop'), { recursive: true });
  const { status, stderr } = beau(owner, 'build');
  expect(status, stderr).toBe(0);
  const built = process.env['BUILT_SHOP'] ?? 'dist';
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      // It names the software too, where that is a package itself.
      .filter((entry) => entry.isFile() && entry.name !== 'THIRD-PARTY.txt')
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
  const published = files(join(owner, 'dist'));
  expect(published).toEqual(files(built));
  const differs = (file: string) =>
    !readFileSync(join(owner, 'dist', file)).equals(readFileSync(join(built, file)));
  expect(published.filter(differs)).toEqual([]);
});
