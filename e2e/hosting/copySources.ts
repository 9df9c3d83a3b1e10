import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve } from '#commands/serve.mjs';
import { expect, test as shopTest } from '../shop.ts';

/** A changed copy of the shop: where it is served, and its built folder. */
export type Built = {
  readonly address: string;
  readonly folder: string;
  /** Changes the copy once more, and serves it at the same address from then on. */
  readonly publish: (change: (copy: string) => void) => Promise<void>;
  /** Serves another folder at the same address from then on. */
  readonly serve: (folder: string) => Promise<void>;
};

/** Copies the shop's sources to a new folder, where a test may change and build them. */
export function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'beau-sources-'));
  for (const name of [
    'app',
    'countries',
    'shop',
    'builder',
    'reader',
    'rules',
    'owner',
    'commands',
    'dev',
    'package.json',
    'vite.config.ts',
    'tsconfig.base.json',
  ]) {
    cpSync(name, join(copy, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Builds and serves a copy of the sources that `change` has changed, until `use` has ended. */
async function serveCopy(
  change: (copy: string) => void,
  use: (built: Built) => Promise<void>,
): Promise<void> {
  const copy = copySources();
  const { SHOP_FOLDER: _, BUILT_SHOP: __, ...env } = process.env;
  const build = (next: typeof change) => {
    next(copy);
    const options = { cwd: copy, encoding: 'utf8', env } as const;
    const { status, stderr } = spawnSync(process.execPath, ['commands/build.mjs'], options);
    expect(status, stderr).toBe(0);
  };
  build(change);
  const folder = join(copy, 'dist');
  const host = await serve({ folder });
  const publish: Built['publish'] = async (next) => {
    build(next);
    await host.publish(folder);
  };
  await use({ address: host.address, folder, publish, serve: host.publish });
  await host.close();
  rmSync(copy, { recursive: true });
}

/** Tests on a changed copy of the shop, which each worker builds once. */
export function testOnCopy(change: (copy: string) => void) {
  return shopTest.extend<object, { built: Built }>({
    built: [
      // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
      async ({}, use) => serveCopy(change, use),
      { scope: 'worker', timeout: 600_000 },
    ],
    baseURL: async ({ built }, use) => use(built.address),
  });
}
