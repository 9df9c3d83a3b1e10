import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '#commands/serve.mjs';
import { expect, test as shopTest } from '../shop.ts';
import { writeLargeShop } from './largeShop.mjs';

/** A shop of 300 products: where it is served, its built folder, and the addresses that were asked for. */
type LargeBuild = {
  readonly address: string;
  readonly folder: string;
  readonly asked: readonly string[];
};

/** Tests on a shop of 300 products, which a worker builds once; its few pictures are plain. */
export const test = shopTest.extend<object, { large: LargeBuild }>({
  large: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const work = mkdtempSync(join(tmpdir(), 'large-'));
      const folder = join(work, 'dist');
      const shop = await writeLargeShop(300, join(work, 'shop'));
      const env = { ...process.env, SHOP_FOLDER: shop, BUILT_SHOP: folder };
      const options = { encoding: 'utf8', env } as const;
      const { status, stderr } = spawnSync(process.execPath, ['commands/build.mjs'], options);
      expect(status, stderr).toBe(0);
      const asked: string[] = [];
      const host = await serve({ folder, onAnswer: (_, address) => asked.push(address) });
      await use({ address: host.address, folder, asked });
      await host.close();
      rmSync(work, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ large }, use) => use(large.address),
});
