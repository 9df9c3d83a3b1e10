import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';

/** In npm's place: puts the package that package.json names where npm would, and needs no network. */
const npm = `#!/usr/bin/env bash
rm -rf node_modules/beau && mkdir node_modules/beau
tar -xzf "$(node -p 'require("./package.json").dependencies.beau')" -C node_modules/beau --strip-components 1
`;

/** Packs the software, as it is in a folder, into an archive in another one; returns the archive's name. */
function pack(folder: string, into: string): string {
  const words = ['pack', '--silent', '--ignore-scripts', '--pack-destination', into];
  return execFileSync('npm', words, { cwd: folder, encoding: 'utf8' }).trim();
}

/** An owner's repository, in which the package and what it needs are installed. */
const test = base.extend<{ owner: string }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
  owner: async ({}, use) => {
    const owner = mkdtempSync(join(tmpdir(), 'beau-owner-'));
    const packages = join(owner, 'node_modules');
    const { packages: all } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { dev?: boolean }>;
    };
    const needed = Object.keys(all).filter((name) =>
      /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(name),
    );
    for (const name of needed.filter((name) => all[name]?.dev !== true)) {
      mkdirSync(dirname(join(owner, name)), { recursive: true });
      symlinkSync(resolve(name), join(owner, name));
    }
    // The copies of pictures, which take minutes to make.
    symlinkSync(resolve('node_modules/.cache'), join(packages, '.cache'));
    mkdirSync(join(owner, 'bin'));
    writeFileSync(join(owner, 'bin/npm'), npm, { mode: 0o755 });
    const dependencies = { beau: `./${pack('.', owner)}` };
    writeFileSync(join(owner, 'package.json'), JSON.stringify({ dependencies }));
    execFileSync(join(owner, 'bin', 'npm'), { cwd: owner });
    await use(owner);
    rmSync(owner, { recursive: true });
  },
});

const beau = (owner: string, ...words: string[]) =>
  spawnSync(process.execPath, ['node_modules/beau/scripts/beau.mjs', ...words], {
    cwd: owner,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(owner, 'bin')}${delimiter}${process.env['PATH']}` },
  });

/** The text of each file of a folder, by its path. */
const contentsOf = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(folder.length), readFileSync(file, 'latin1')]),
  );

test('the package builds of a shop’s folder what the clone builds of it, byte for byte', ({
  owner,
}) => {
  cpSync('shop', join(owner, 'shop'), { recursive: true });
  const { status, stderr } = beau(owner, 'build');
  expect(status, stderr).toBe(0);
  const published = contentsOf(join(owner, 'dist'));
  const built = contentsOf(process.env['BUILT_SHOP'] ?? 'dist');
  // It names the software too, where that is a package itself.
  for (const files of [published, built]) files.delete('/THIRD-PARTY.txt');
  expect([...published.keys()]).toEqual([...built.keys()]);
  const differing = [...published.keys()].filter((file) => published.get(file) !== built.get(file));
  expect(differing).toEqual([]);
});

test('an owner lays a shop out, and takes a newer version, unless it does not go with the shop', ({
  owner,
}) => {
  const laidOut = beau(owner, 'new', '--name', 'Leaf & Cup');
  expect(laidOut.status, laidOut.stderr).toBe(0);
  const settings = join(owner, 'shop/settings.yaml');
  mkdirSync(join(owner, 'shop/strings/en'), { recursive: true });
  writeFileSync(join(owner, 'shop/strings/en/cart.yaml'), 'subtotal: Sum');
  // As the first version wrote it.
  const inOldForm = readFileSync(settings, 'utf8').replace(
    /^payments:\n(?: .*\n)+/m,
    'payments: [UPI]\n',
  );
  writeFileSync(settings, inOldForm);

  const next = join(owner, 'next');
  cpSync(join(owner, 'node_modules/beau'), next, { recursive: true });
  const release = (change: (text: string) => string) => {
    const file = join(next, 'package.json');
    const written = { ...JSON.parse(readFileSync(file, 'utf8')), version: '2.0.0' } as object;
    writeFileSync(file, JSON.stringify(written));
    const messages = join(next, 'app/strings/en/cart.yaml');
    writeFileSync(messages, change(readFileSync(messages, 'utf8')));
    return `./${pack(next, owner)}`;
  };

  const before = contentsOf(join(owner, 'shop'));
  const wrong = beau(
    owner,
    'update',
    release((text) => text.replace(/^subtotal: .*$/m, '')),
  );
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toContain('subtotal is not a message of the software');
  expect(wrong.stderr).toContain('Nothing was changed');
  expect(contentsOf(join(owner, 'shop'))).toEqual(before);
  expect(readFileSync(join(owner, 'package.json'), 'utf8')).toContain('beau-1.0.0.tgz');
  expect(readFileSync(join(owner, 'node_modules/beau/package.json'), 'utf8')).toContain('"1.0.0"');

  const right = beau(
    owner,
    'update',
    release((text) => `subtotal: Total\n${text}`),
  );
  expect(right.status, right.stderr).toBe(0);
  expect(right.stdout).toContain('From version 1.0.0 to 2.0.0.');
  expect(readFileSync(settings, 'utf8')).toContain('payments: [ { name: UPI } ]');
  expect(readFileSync(join(owner, 'shop/strings/en/cart.yaml'), 'utf8')).toBe('subtotal: Sum');
  const { scripts } = JSON.parse(readFileSync(join(owner, 'package.json'), 'utf8')) as {
    scripts: object;
  };
  expect(scripts).toMatchObject({ build: 'beau build' });
});
