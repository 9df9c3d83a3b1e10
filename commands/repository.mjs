import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ofSoftware } from '#reader/files/software.mjs';

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
  'export-products': 'beau export',
  'update-software': 'beau update',
};
const readme = `# The shop

All of it is in the folder \`shop\`. \`npm start\` builds and shows it, \`npm run edit\` opens the desk, \`npm run check-shop\` says what is wrong.
`;

/** What a file of npm says; one that cannot be read ends the program. @param {string} file @returns {any} */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`${file} cannot be read (${String(error)}). Nothing was changed.`);
    return process.exit(1);
  }
}

/** The address of the repository that newer versions of the installed software come from, if it is known. */
export const homeOfSoftware = () =>
  /** @type {string | undefined} */ (readJson(ofSoftware('package.json')).repository);

/**
 * Writes what an owner's repository has beside its shop. What is there stays, and is named where it differs.
 * @param {string} [past] a folder with what the version before wrote: a file that is still so is renewed
 */
export function writeRepository(past) {
  const found = existsSync('package.json') ? readJson('package.json') : {};
  const kept = filesOfHosts.filter((file) => !writeFile(file, past));
  const scripts = { ...commands, ...found.scripts };
  // An update says only what is new.
  const own = Object.entries(past ? {} : commands).filter(([name, does]) => scripts[name] !== does);
  const written = { ...found, private: true, scripts };
  writeFileSync('package.json', `${JSON.stringify(written, null, 2)}\n`);
  if (!past) addLines('.gitignore', ['node_modules/', 'dist/', '.schema/']);
  // Addresses of a registry, such as that of a company, would bind the shop to it.
  addLines('.npmrc', ['omit-lockfile-registry-resolved=true']);
  const home = homeOfSoftware();
  const documents = `The documents, as messages name them, are in ${home}/blob/main/docs/owners.\n`;
  writeFile('README.md', past, home ? readme + documents : readme);
  for (const file of kept)
    console.log(`Your own ${file} was kept. The software’s is node_modules/beau/${file}.`);
  for (const [name, does] of own)
    console.log(`Your own command ${name} was kept. The software’s is: npx ${does}.`);
}

/** Whether a file is as this says. One that is there stays, unless it is still that of the past version; one that was removed stays away. @param {string} file @param {string} [past] @param {string | Buffer} [content] */
function writeFile(file, past, content = readFileSync(ofSoftware(file))) {
  const files = past ? [file, join(past, file)] : [file];
  const [own, old] = files.map((name) => existsSync(name) && readFileSync(name));
  // A workflow may not change workflows.
  const isOld = old && own && own.equals(old) && !(process.env['CI'] && file.startsWith('.github'));
  const isKnown = [own, old].some((one) => one && one.equals(Buffer.from(content)));
  if (own && !isOld) return file === 'README.md' || isKnown;
  if (!own && old) return true;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return true;
}

/** @param {string} file @param {readonly string[]} lines are added if they are not there */
function addLines(file, lines) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const there = text.split(/\r?\n/);
  const missing = lines.filter((line) => !there.includes(line));
  const end = text === '' || text.endsWith('\n') ? '' : '\n';
  if (missing.length > 0) appendFileSync(file, `${end}${missing.join('\n')}\n`);
}

/**
 * Runs npm, and returns whether it could do it; what it says against it is printed.
 *
 * @param {string} words such as `ci`
 * @param {string} [folder] where
 */
export function npm(words, folder = '.') {
  const command = `npm ${words} --no-audit --no-fund --loglevel=error`;
  // By a shell, since Windows finds npm by no other way.
  return (
    spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], cwd: folder })
      .status === 0
  );
}
