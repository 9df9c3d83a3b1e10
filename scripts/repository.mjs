import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { ofSoftware } from '#shop-data/files/software.mjs';

/** What an owner's repository has of the software's: what hosts and workflows read. */
export const filesOfHosts = [
  'netlify.toml',
  'wrangler.jsonc',
  '.nvmrc',
  '.github/workflows/publish.yml',
  '.github/workflows/test.yml',
  '.github/workflows/newer.yml',
];
/** Its commands have the names that they have in the software's own repository. */
const commands = {
  start: 'beau start',
  test: 'beau check',
  build: 'beau build',
  edit: 'beau edit',
  'check-shop': 'beau check',
  'import-products': 'beau import',
  'update-software': 'beau update',
};

/** The name of the file in which a copy of the software says which commit of which repository it was. */
export const originFile = 'software.txt';

/** @param {string} file @returns {any} */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Runs git, and returns what it prints. @param {string[]} words */
export const git = (...words) =>
  execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1e8 }).trim();

/**
 * How npm is asked for a repository of the software.
 *
 * @param {string} template its address
 * @param {string} version a commit or a tag
 */
export function specOf(template, version) {
  const [, repository] =
    /^https:\/\/github\.com\/([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(template) ?? [];
  return `${repository ? `github:${repository}` : `git+${template}`}#${version}`;
}

/**
 * The address that git can fetch the software from, and which version of it, from what npm is asked for.
 *
 * @param {string} spec such as `github:name/beau#v1.0.0`; of another kind it has no address
 */
export function addressOf(spec) {
  const [, repository, url, version = 'HEAD'] =
    /^(?:github:([^#]+)|git\+([^#]+))(?:#(.+))?$/.exec(spec) ?? [];
  return { address: repository ? `https://github.com/${repository}` : url, version };
}

/**
 * Writes what an owner's repository has beside its shop. What is there already stays, but for workflows.
 *
 * @param {string} [spec] how npm finds the software; as it was installed, if nothing is said
 */
export function writeRepository(
  spec = readJson(ofSoftware('../../package.json')).dependencies?.beau,
) {
  for (const file of filesOfHosts) {
    const isOwners = existsSync(file) && !file.startsWith('.github/');
    if (!isOwners && ofSoftware(file) !== file) cpSync(ofSoftware(file), file);
  }
  const before = existsSync('package.json') ? readJson('package.json') : {};
  const dependencies = { ...before.dependencies, beau: spec };
  const written = { ...before, private: true, scripts: commands, dependencies };
  writeFileSync('package.json', `${JSON.stringify(written, null, 2)}\n`);
  writeFileSync('.gitignore', 'node_modules/\ndist/\n.schema/\n');
  const { address, version } = addressOf(spec);
  const documents = address
    ? `${address}/blob/${version}/docs/owners`
    : 'docs/owners of the software';
  const readme = `# The shop

All of it is in the folder \`shop\`. \`npm start\` builds and shows it, \`npm run edit\` opens the desk, \`npm run check-shop\` says what is wrong.
The documents, as messages name them, are in ${documents}.
`;
  if (!existsSync('README.md')) writeFileSync('README.md', readme);
}

/**
 * Installs what package.json names, and writes package-lock.json; what npm says against it is printed.
 *
 * @param {'install' | 'ci'} [how] `ci` installs what package-lock.json says, and leaves it as it is
 */
export function install(how = 'install') {
  const command = `npm ${how} --no-audit --no-fund --loglevel=error`;
  return spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/**
 * The commit of the template that a copy comes from, and which files of the software differ from it.
 *
 * @param {string} template an address that git can fetch
 * @param {string} folder of the shop
 */
export function findOrigin(template, folder) {
  git('fetch', '--quiet', template, 'HEAD');
  const others = ['.', ...[folder, 'shop.txt', ...filesOfHosts].map((name) => `:(exclude)${name}`)];
  let origin = { commit: '', differing: [''] };
  for (const commit of git('rev-list', 'FETCH_HEAD').split('\n')) {
    const names = git('diff', '--name-only', commit, 'HEAD', '--', ...others);
    const differing = names ? names.split('\n') : [];
    if (!origin.commit || differing.length < origin.differing.length)
      origin = { commit, differing };
    if (differing.length === 0) break;
  }
  return origin;
}

/**
 * Removes the software from a repository that is a copy of it, moves its shop to `shop`, and names the
 * package instead.
 *
 * @param {string} spec how npm finds the software
 * @param {string} folder of the shop
 */
export function leaveShop(spec, folder) {
  // Types that commands have written there, which would no longer be ignored.
  git('clean', '-dfX', '--quiet', 'app');
  const stays = (/** @type {string} */ file) =>
    file.startsWith(`${folder}/`) ||
    file.startsWith('.github/workflows/') ||
    filesOfHosts.includes(file);
  // Else git would write names with other letters than English ones in a way of its own.
  const tracked = git('ls-files', '-z').split('\0').filter(Boolean);
  for (const file of tracked) if (!stays(file)) rmSync(file);
  if (folder !== 'shop') {
    rmSync('shop', { recursive: true, force: true });
    renameSync(folder, 'shop');
  }
  writeRepository(spec);
}
