import { spawnSync } from 'node:child_process';

/** Says what the oldest browsers lack of what is in the built styles and scripts. */
const { BUILT_SHOP: folder = 'dist' } = process.env;
const scripts = `${folder}/{assets/*,sw,*/sw}.js`;
const checks = [
  ['eslint/bin/eslint.js', `${folder}/assets/*`],
  ['es-check/lib/cli/index.js', 'checkBrowser', scripts, '--module', '--checkFeatures'],
];
for (const [tool = '', ...words] of checks) {
  const command = [`node_modules/${tool}`, ...words];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  process.exitCode ||= status ?? 1;
}
