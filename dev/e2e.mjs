/**
 * Runs browser tests: all of them, or those whose file names contain the given words
 * (`npm run test:e2e -- cart`). Builds the shop first if there is no build, or an old one.
 * `SHOP_FOLDER` in the environment, such as examples/norderton, tests that shop, built into `dist-norderton`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { installPackages } from '#commands/install.mjs';

installPackages();
const { installTestBrowser } = await import('./browser.mjs');
installTestBrowser();

const shop = (process.env['SHOP_FOLDER'] ??= 'shop');
const folder = (process.env['BUILT_SHOP'] ??= shop === 'shop' ? 'dist' : `dist-${basename(shop)}`);
const built = changed(join(folder, 'index.html'));
const folders = ['app', 'builder', 'countries', 'owner', 'reader', 'rules', shop];
const sources = [...folders, 'vite.config.ts', 'package-lock.json'];
if (built === 0 || sources.some((source) => changed(source) > built)) {
  console.log(`${built === 0 ? 'There is no build' : 'There is an old build'} in ${folder}.`);
  run(process.execPath, 'commands/build.mjs');
} else {
  console.log(`Testing the build in ${folder}, made at ${new Date(built).toLocaleTimeString()}.`);
}
const words = process.argv.slice(2);
run(process.execPath, 'node_modules/@playwright/test/cli.js', 'test', '--reporter=list', ...words);

/**
 * @param {string} path of a file or folder
 * @returns {number} when it, or anything in it, was last changed; 0 if it does not exist
 */
function changed(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  return Math.max(0, ...readdirSync(path).map((name) => changed(join(path, name))));
}

/** @param {string} command @param {string[]} words */
function run(command, ...words) {
  const { status } = spawnSync(command, words, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
