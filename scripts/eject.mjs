/** `beau eject`: puts the software into the repository, so that it can be changed; `my-shop` is the shop then. */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { choiceFile } from '#shop-data/files/shopFolder.mjs';
import { addressOf, filesOfHosts, git, install, originFile, readJson } from './repository.mjs';

const folder = 'my-shop';
const { address, version } = addressOf(readJson('package.json').dependencies.beau);
if (!address) {
  console.error('package.json names no repository of the software, as in github:name/beau#v1.0.0.');
  process.exitCode = 1;
} else if (existsSync(folder)) {
  console.error(`There is something called ${folder} already: rename it.`);
  process.exitCode = 1;
} else {
  git('fetch', '--quiet', address, version);
  const commit = git('rev-parse', 'FETCH_HEAD');
  renameSync('shop', folder);
  const others = filesOfHosts.map((name) => `:(exclude)${name}`);
  git('restore', '--source', commit, '--worktree', '--', '.', ...others);
  writeFileSync(choiceFile, `${folder}\n`);
  writeFileSync(originFile, `${address} ${commit}\n`);
  console.log(`The software is here, as it was at ${commit}. Your shop is in ${folder}.`);
  if (!install()) process.exitCode = 1;
}
