import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const cache = 'node_modules/.cache';
/** What a host has one after the other: a release, the middle of a deploy, and the next release. */
export const releases = ['dist', `${cache}/walk-deploy`, `${cache}/walk-next`] as const;

/** Builds the next release of the shop in `dist`: it looks the same, and each of its pages has another script. */
export default function buildReleases(): void {
  const [dist, deploy, next] = releases;
  const shop = `${cache}/walk-shop`;
  cpSync('shop', shop, { recursive: true });
  const product = join(shop, 'products/10-daily-protection-kit/product.yaml');
  writeFileSync(product, readFileSync(product, 'utf8').replace(/^description: .*/m, '$& New.'));
  const env = { ...process.env, SHOP_FOLDER: shop, BUILT_SHOP: next };
  execFileSync('node', ['scripts/build.mjs'], { env, stdio: 'ignore' });
  rmSync(deploy, { recursive: true, force: true });
  cpSync(next, deploy, { recursive: true });
  cpSync(join(dist, 'wishlist'), join(deploy, 'wishlist'), { recursive: true });
}
