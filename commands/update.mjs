/**
 * `beau update`: takes the newest version of the software, or the packed one that is named (`beau update
 * ./beau-1.1.0.tgz`). It is tried in a folder of its own. What is the owner's changes when check and build have
 * passed there, package.json last: a run that was broken off has changed nothing, or is completed by the next.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ofSoftware } from '#reader/files/software.mjs';
import { shopFolder } from '#reader/files/shopFolder.mjs';
import { filesOfHosts, homeOfSoftware, npm, readJson } from './repository.mjs';

const { compare } = new Intl.Collator('en', { numeric: true });
const packed = /beau-(\d+\.\d+\.\d+)\.tgz$/;
const trial = mkdtempSync(join(tmpdir(), 'newer-software-'));
process.once('exit', () => rmSync(trial, { recursive: true, force: true }));
process.exitCode = await update(process.argv[2]);

/** @param {string} [named] a packed version @returns {Promise<number>} the exit code */
async function update(named) {
  if (ofSoftware('package.json') === 'package.json')
    return say('This is the software itself: merge a newer one with git (CONTRIBUTING.md).', 1);
  const found = named === undefined ? findNewest() : versionOf(named);
  if (typeof found === 'number') return found;
  const { version, address } = found;
  const now = versionsIn('.');
  if (now.every((own) => compare(own, version) >= 0))
    return say(`This is the newest version, ${version}.`);
  const [before = version] = now.toSorted(compare);
  const file = `beau-${version}.tgz`;
  copyShop();
  const missing = await fetchInto(join(trial, file), address);
  if (missing) return say(`${missing} Nothing was changed: try it again later.`, 1);
  if (!npm(`install ./${file}`, trial)) return say('Nothing was changed: npm says why above.', 1);
  const got = versionsIn(trial).filter((own) => own !== version);
  if (got.length > 0)
    return say(`npm has installed ${got.join(', ')} and not ${version}. Nothing was changed.`, 1);
  const { engines } = readJson(join(trial, 'node_modules/beau/package.json'));
  const [node = '0'] = /\d[\d.]*/.exec(engines?.node) ?? [];
  if (compare(process.versions.node, node) < 0)
    return say(`${version} needs Node ${node}: nothing was changed. Install it first.`, 1);
  const { news, wrong } = tryShop();
  if (wrong !== undefined) return say(`${wrong}\n${sayWhose(wrong, version)}`, 1);
  return take(file, `From version ${before} to ${version}.\n${sayNews(before)}${news}`);
}

/** The version of a packed file, by its name. @param {string} file */
function versionOf(file) {
  const [, version] = packed.exec(file) ?? [];
  if (version && existsSync(file)) return { version, address: file };
  return say(`${file} is no packed version that is here, such as beau-1.1.0.tgz.`, 1);
}

/** The highest version of the repository that the software comes from, or what was said in its place. */
function findNewest() {
  const home = homeOfSoftware();
  if (!home)
    return say('Name a packed version, such as beau-1.1.0.tgz: no newer ones are known.', 1);
  const words = ['ls-remote', '--refs', '--tags', home, 'v*'];
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const asked = spawnSync('git', words, { encoding: 'utf8', env });
  if (asked.status !== 0) {
    const why = asked.error?.message ?? asked.stderr;
    return say(`${home} does not answer. Nothing was changed.\n${why}`, 1);
  }
  const tags = asked.stdout.match(/(?<=v)\d+\.\d+\.\d+$/gm) ?? [];
  const version = tags.toSorted(compare).at(-1);
  if (version)
    return { version, address: `${home}/releases/download/v${version}/beau-${version}.tgz` };
  return say(`No version of the software has been published yet in ${home}.`);
}

/** The version that package.json, its lock file and node_modules of a folder have. @param {string} folder */
function versionsIn(folder) {
  const [, named] = packed.exec(readJson(join(folder, 'package.json')).dependencies?.beau) ?? [];
  const lock = join(folder, 'package-lock.json');
  const locked = existsSync(lock) && readJson(lock).packages?.['node_modules/beau']?.version;
  const installed = readJson(join(folder, 'node_modules/beau/package.json')).version;
  return [named, locked, installed].filter(Boolean);
}

/** Copies what is the owner's, all but what commands have made, and borrows the copies of pictures. */
function copyShop() {
  const made = ['.git', 'node_modules', 'dist'];
  for (const name of readdirSync('.').filter((each) => !made.includes(each)))
    cpSync(name, join(trial, name), { recursive: true });
  for (const folder of ['node_modules/.cache', join(trial, 'node_modules')])
    mkdirSync(folder, { recursive: true });
  symlinkSync(resolve('node_modules/.cache'), join(trial, 'node_modules/.cache'), 'junction');
}

/** Puts a packed version where it is tried; returns what is wrong. @param {string} file @param {string} address */
async function fetchInto(file, address) {
  if (existsSync(address)) return cpSync(address, file);
  try {
    const answer = await fetch(address);
    if (!answer.ok) return `${address} is not there (${answer.status}).`;
    return writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  } catch (error) {
    return `${address} did not come (${String(error)}).`;
  }
}

/** Checks and builds the copy with the new version. */
function tryShop() {
  const checked = run(trial, 'checkShop');
  const built = checked.status === 0 ? run(trial, 'build') : checked;
  if (built.status !== 0) {
    const mistakes = built.said.filter((line) => !line.startsWith('Before you publish: '));
    return { news: '', wrong: mistakes.join('\n').replace('The build stopped: ', '') };
  }
  const plain = (/** @type {string} */ line) => line.replace(/, line \d+/, '');
  const known = run('.', 'checkShop').said.map(plain);
  const lines = checked.said.filter((line) => !known.includes(plain(line)));
  return { news: ['', ...lines].join('\n'), wrong: undefined };
}

/** Runs a script of the software in a folder. @param {string} folder @param {string} script @param {string[]} words */
function run(folder, script, ...words) {
  // Beside the command that the tried version itself names: another version may have its folders elsewhere.
  const { bin } = readJson(join(folder, 'node_modules/beau/package.json'));
  const file = join('node_modules/beau', dirname(bin.beau), `${script}.mjs`);
  // What the check says belongs below the news, and not among the notes that GitHub makes of it.
  const env = { ...process.env, GITHUB_ACTIONS: '', NO_COLOR: '1' };
  const options = { cwd: folder, encoding: /** @type {const} */ ('utf8'), env };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], options);
  return { status, wrote: stdout, said: stderr.split('\n').filter(Boolean) };
}

/** Who can mend what stopped the new version: the owner, if all of it is about files of the shop. @param {string} wrong @param {string} version */
function sayWhose(wrong, version) {
  const isOwners = wrong.split('\n').every((line) => line.startsWith(`${shopFolder()}/`));
  if (isOwners) return 'Nothing was changed: correct this first, then take the new version.';
  return `Nothing was changed. This is a fault of version ${version}, not of your shop, which stays as it is. Tell it in ${homeOfSoftware() ?? 'its repository'}.`;
}

/** What the changelog says of the versions after this one. @param {string} before */
function sayNews(before) {
  const file = join(trial, 'node_modules/beau/CHANGELOG.md');
  const [news = ''] = readFileSync(file, 'utf8').split(`\n## ${before} `);
  return news.slice(news.search(/\n## \d/) + 1);
}

/** Makes what was tried the owner's; `npm ci` would remove the copies of pictures. @param {string} file @param {string} news */
function take(file, news) {
  for (const name of filesOfHosts) cpSync(ofSoftware(name), join(trial, 'past', name));
  // What follows takes no time, and is not to be broken off.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const [old] = packed.exec(readJson('package.json').dependencies.beau) ?? [];
  for (const name of [file, 'package-lock.json', 'package.json']) cpSync(join(trial, name), name);
  if (old && old !== file) rmSync(old, { force: true });
  if (!npm('install'))
    return say('The new version is taken, but could not be installed here: type npm ci.', 1);
  const { status, wrote, said } = run('.', 'newRepository', join(trial, 'past'));
  return say([news, wrote, ...(status === 0 ? [] : said)].join('\n').trimEnd(), status ?? 1);
}

/** @param {string} sentence @param {number} [status] */
function say(sentence, status = 0) {
  (status === 0 ? console.log : console.error)(sentence);
  return status;
}
