import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { engines, installEngines } from '#dev/browser.mjs';
import { built } from './host.ts';

/** Installs the engines where it can, and builds the shop that takes orders if there is no build. */
export function setup(): void {
  installEngines();
  if (!Object.values(engines).some(({ isInstalled }) => isInstalled())) return;
  if (existsSync(built)) return;
  const env = { ...process.env, SHOP_FOLDER: 'examples/norderton', BUILT_SHOP: built };
  execFileSync(process.execPath, ['commands/build.mjs'], { env, stdio: 'inherit' });
}
