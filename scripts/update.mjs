/**
 * `beau update`: takes the newest version of the software, changes the shop's files where they need another form,
 * checks and builds. Where that fails, all is as before. A copy of the software is merged with the template.
 * A version may be named, also as a folder or archive: `beau update ./beau-1.1.0.tgz`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ofSoftware } from '#shop-data/files/software.mjs';
import { shopFolder } from '#shop-data/files/shopFolder.mjs';
import { addressOf, git, install, originFile, readJson, specOf } from './repository.mjs';

const [named] = process.argv.slice(2);
const isCopy = ofSoftware('package.json') === 'package.json';
const versionNow = () => readJson(ofSoftware('package.json')).version;
const before = versionNow();
process.exitCode = isCopy ? merge() : raise();

/** Another version of the package. */
function raise() {
  const { dependencies, ...others } = readJson('package.json');
  const spec = named ?? newest(dependencies.beau);
  if (spec === undefined) return 1;
  if (spec === dependencies.beau) return say('This is the newest version.');
  const kept = keepFiles();
  const written = { ...others, dependencies: { ...dependencies, beau: spec } };
  writeFileSync('package.json', `${JSON.stringify(written, null, 2)}\n`);
  if (install() && isRight()) return sayChanges();
  for (const [file, text] of kept) writeFileSync(file, text);
  install('ci');
  return say('Nothing was changed: the lines above say why.', 1);
}

/** A copy of the software: what its owner and the template have changed since the commit that it was. */
function merge() {
  if (!existsSync(originFile)) {
    return say(
      `There is no ${originFile}, which says what this is a copy of: beau adopt --code writes it.`,
      1,
    );
  }
  const [address = '', commit = ''] = readFileSync(originFile, 'utf8').trim().split(' ');
  if (git('status', '--porcelain'))
    return say('There are changes that are not committed: commit them first.', 1);
  git('fetch', '--quiet', address, named ?? 'HEAD');
  const next = git('rev-parse', 'FETCH_HEAD');
  git('fetch', '--quiet', address, commit);
  // As if its owner's changes had been made on the template's commit, which is in no history of theirs.
  const own = git('commit-tree', 'HEAD^{tree}', '-p', commit, '-m', 'Own');
  const words = ['merge-tree', '--write-tree', '--name-only', '--no-messages', own, next];
  const merged = spawnSync('git', words, { encoding: 'utf8' });
  const [tree = '', ...files] = merged.stdout.trim().split('\n');
  if (merged.status !== 0) {
    return say(
      `Nothing was changed: you and the template have both changed ${files.join(', ') || merged.stderr}.`,
      1,
    );
  }
  git('read-tree', '--reset', '-u', tree);
  writeFileSync(originFile, `${address} ${next}\n`);
  if (install() && isRight()) return sayChanges();
  git('reset', '--hard', '--quiet');
  return say('Nothing was changed: the lines above say why.', 1);
}

/** Whether the shop's files, in the form that this version wants, pass the check and can be built. */
function isRight() {
  return [['changeFiles', before], ['checkShop'], ['build']].every(([script, ...words]) => {
    const file = ofSoftware(`scripts/${script}.mjs`);
    return spawnSync(process.execPath, [file, ...words], { stdio: 'inherit' }).status === 0;
  });
}

/** The highest tag of the repository that the package comes from. @param {string} spec */
function newest(spec) {
  const { address } = addressOf(spec);
  const { compare } = new Intl.Collator('en', { numeric: true });
  const listed = address ? git('ls-remote', '--refs', '--tags', address, 'v*') : '';
  const tag = listed
    .match(/v[\d.]+$/gm)
    ?.toSorted(compare)
    .at(-1);
  if (address && tag) return specOf(address, tag);
  say(`No version of ${spec} was found.`, 1);
  return undefined;
}

/** The files that an update changes, as they are. @returns {[string, Buffer][]} */
function keepFiles() {
  const texts = readdirSync(shopFolder(), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:yaml|md)$/.test(name),
  );
  const files = [
    'package.json',
    'package-lock.json',
    ...texts.map((name) => join(shopFolder(), name)),
  ];
  return files.filter((file) => existsSync(file)).map((file) => [file, readFileSync(file)]);
}

function sayChanges() {
  const [news = ''] = readFileSync(ofSoftware('CHANGELOG.md'), 'utf8').split(`\n## ${before} `);
  return say(`From version ${before} to ${versionNow()}.\n${news.slice(news.indexOf('\n## '))}`);
}

/** @param {string} sentence @param {number} [status] */
function say(sentence, status = 0) {
  (status === 0 ? console.log : console.error)(sentence);
  return status;
}
