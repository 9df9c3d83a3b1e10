import { execFileSync, execSync, spawnSync } from 'node:child_process';
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
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

/** Makes an owner's repository, in which the package and what it needs are installed; returns its folder. */
function installPackage(): string {
  const owner = mkdtempSync(join(tmpdir(), 'beau-owner-'));
  const packages = join(owner, 'node_modules');
  const { packages: all } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const needed = Object.keys(all).filter((name) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(name));
  for (const name of needed.filter((name) => all[name]?.dev !== true)) {
    mkdirSync(dirname(join(owner, name)), { recursive: true });
    symlinkSync(resolve(name), join(owner, name));
  }
  // The copies of pictures, which take minutes to make.
  symlinkSync(resolve('node_modules/.cache'), join(packages, '.cache'));
  // Where npm would put it; dev/ownersRoad.spec.ts asks npm itself.
  const pack = `npm pack --silent --ignore-scripts --pack-destination ${owner}`;
  const file = execSync(pack, { encoding: 'utf8' }).trim();
  mkdirSync(join(packages, 'beau'));
  const words = ['-xzf', join(owner, file), '-C', join(packages, 'beau')];
  execFileSync('tar', [...words, '--strip-components', '1']);
  return owner;
}

/** The text of each file of a folder, by its path. */
const contentsOf = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(folder.length), readFileSync(file, 'latin1')]),
  );

test('the package builds of a shop’s folder what the clone builds of it, byte for byte @wide', () => {
  const owner = installPackage();
  cpSync('shop', join(owner, 'shop'), { recursive: true });
  const words = ['node_modules/beau/commands/beau.mjs', 'build'];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: owner, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const published = contentsOf(join(owner, 'dist'));
  const built = contentsOf(process.env['BUILT_SHOP'] ?? 'dist');
  // It names the software too, where that is a package itself.
  for (const files of [published, built]) files.delete('/THIRD-PARTY.txt');
  expect([...published.keys()]).toEqual([...built.keys()]);
  const differing = [...published.keys()].filter((file) => published.get(file) !== built.get(file));
  expect(differing).toEqual([]);
  rmSync(owner, { recursive: true });
});
