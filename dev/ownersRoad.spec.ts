import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Here are the software (`software`), what its home serves (`served`), and each owner's copies. */
const parent = mkdtempSync(join(tmpdir(), 'owners-road-'));
const at = (...names: string[]) => join(parent, ...names);
const read = (...names: string[]) => readFileSync(at(...names), 'utf8');
/** None of what npm tells its scripts, and nothing of this machine but the cache and its registry. */
const clean = Object.entries(process.env).filter(
  ([name]) =>
    !/^(?:npm_(?!config_(?:cache|registry)$)|GITHUB_|SHOP_FOLDER|NODE_ENV|VITEST)/i.test(name),
);
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(clean),
  TMPDIR: at('tmp'),
  npm_config_userconfig: at('npmrc'),
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
};
let home = '';
let server: Server;

/** Runs a command in a folder; what it says is one text. */
function start(folder: string, command: string, own: NodeJS.ProcessEnv = {}) {
  const child = spawn('bash', ['-c', command], {
    cwd: at(folder),
    env: { ...env, ...own },
    // A group of its own, as a terminal makes one: what is broken off there is all of it.
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = once(child, 'close').then(([status]) => ({ status: status as number, said }));
  return { child, ended };
}
const run = (folder: string, command: string, own?: NodeJS.ProcessEnv) =>
  start(folder, command, own).ended;
async function must(folder: string, command: string, own?: NodeJS.ProcessEnv): Promise<string> {
  const { status, said } = await run(folder, command, own);
  expect(status, `${command}: ${said}`).toBe(0);
  return said;
}

const identity = '-c user.name=Owner -c user.email=owner@leafandcup.shop';
const commitAll = `git add --all && git ${identity} commit --quiet --message Change`;
const json = (...names: string[]) => JSON.parse(read(...names)) as Json;
type Json = {
  readonly version: string;
  readonly scripts: object;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly packages: Readonly<Record<string, Locked>>;
};
type Locked = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
};

/** Publishes what is committed, as the workflow "Make a version" does. */
async function publish(version: string): Promise<void> {
  writeFileSync(
    at('software/CHANGELOG.md'),
    read('software/CHANGELOG.md').replace('## Unreleased\n', `## Unreleased\n\n- Of ${version}.\n`),
  );
  const make = `node dev/makeVersion.mjs ${version} && git push --quiet --follow-tags home HEAD:main`;
  await must('software', `${commitAll} && ${make}`, author);
  const into = at('served/beau/releases/download', `v${version}`);
  mkdirSync(into, { recursive: true });
  const pack = `npm pkg set repository=${home} && npm pkg delete scripts.prepare && npm pack --silent --pack-destination ${into}`;
  await must('software', `${pack} && git checkout --quiet package.json`);
  await must('served/beau', 'git update-server-info');
}
const author = {
  GIT_AUTHOR_NAME: 'Maker',
  GIT_AUTHOR_EMAIL: 'maker@leafandcup.shop',
  GIT_COMMITTER_NAME: 'Maker',
  GIT_COMMITTER_EMAIL: 'maker@leafandcup.shop',
};

/** Writes the same change into each file of the software that has a word. */
function replaceInSoftware(from: string, to: string): void {
  const rooms = 'app builder commands countries owner reader rules'.split(' ');
  const words = ['grep', '-lF', from, '--', ...rooms];
  const files = execFileSync('git', words, { cwd: at('software'), encoding: 'utf8' }).trim();
  for (const file of files.split('\n'))
    writeFileSync(at('software', file), read('software', file).replaceAll(from, to));
}

/** The folder in which a version of npm has its commands. */
async function npmOf(version: string): Promise<string> {
  const words = `npx --yes --prefer-offline --package npm@${version} -c 'command -v npm'`;
  return dirname((await must('.', words)).trim().split('\n').at(-1) ?? '');
}

/** A repository at a host, made of the template as it is now, and a runner's clone of it. */
async function useTemplate(name: string): Promise<void> {
  cpSync(at('software'), at(name), { recursive: true, filter: (file) => !file.endsWith('/.git') });
  await must('.', `git init --quiet --bare --initial-branch main ${name}.git`);
  await must(
    name,
    `git init --quiet --initial-branch main && ${commitAll} && git remote add origin ../${name}.git && git push --quiet --set-upstream origin main`,
  );
}

/** Sends the form "New shop". */
async function newShop(name: string, own: NodeJS.ProcessEnv): Promise<string> {
  writeFileSync(at('summary.md'), '');
  const form = {
    NAME: 'Leaf & Cup',
    COUNTRY: 'nl ',
    LANGUAGE: '',
    HINDI: 'false',
    ORDERS: '+31 6 12345678 ',
    SITE: '',
    HOST: 'Cloudflare',
    TEMPLATE: home,
    GITHUB_REPOSITORY: 'tea/leaf',
    GITHUB_STEP_SUMMARY: at('summary.md'),
    ...own,
  };
  const { status, said } = await run(name, 'bash commands/layOutShop.sh', form);
  // What went wrong beside the form is not in the summary.
  return `${status}: ${read('summary.md') || said}`;
}

/** The text of each file that an owner has committed or would. */
function filesOf(name: string): ReadonlyMap<string, string> {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', words, { cwd: at(name), encoding: 'utf8' }).split('\0');
  const files = listed.filter((file) => file && existsSync(at(name, file)));
  return new Map(files.map((file) => [file, readFileSync(at(name, file), 'latin1')]));
}
/** Sends the form with an answer that is wrong: one sentence says so, and the next form begins again. */
async function sendWrongAnswer(runner: string, npm: NodeJS.ProcessEnv): Promise<void> {
  expect(await newShop(runner, { ...npm, ORDERS: '12' })).toMatch(
    /^1: Nothing was written\. Your WhatsApp number or mail address/,
  );
  await must(runner, 'git reset --quiet --hard && git clean -dfxq');
}

/** Breaks "Newer software" off while npm installs, as Control+C does: nothing has changed. */
async function breakOff(owner: string, npm: NodeJS.ProcessEnv, before: ReturnType<typeof filesOf>) {
  const { child, ended } = start(owner, update, npm);
  const options = { timeout: 120_000, interval: 20 };
  const countFiles = () => readdirSync(at('tmp'), { recursive: true }).length;
  await expect.poll(countFiles, options).toBeGreaterThan(200);
  process.kill(-(child.pid ?? 0), 'SIGINT');
  expect((await ended).status).not.toBe(0);
  expect(changed(before, filesOf(owner))).toEqual([]);
}

const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );

beforeAll(async () => {
  for (const folder of ['tmp', 'served/beau']) mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('npmrc'), '');
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', words, { encoding: 'utf8' }).split('\0').filter(Boolean)) {
    if (
      !existsSync(file) ||
      /^(?:docs\/images|e2e|examples|shop\/(?:pictures|products))\//.test(file)
    )
      continue;
    mkdirSync(dirname(at('software', file)), { recursive: true });
    cpSync(file, at('software', file));
  }
  // A file may be named in any letters.
  writeFileSync(at('software', 'चाय.md'), '');
  await must('served/beau', 'git init --quiet --bare --initial-branch main');
  await must('software', `git init --quiet --initial-branch main && ${commitAll}`);
  await must('software', 'git remote add home ../served/beau && git push --quiet home main');
  await must('served/beau', 'git update-server-info');
  // As a git repository is served by any web server, and the files of its releases below it.
  server = createServer(({ url = '' }, answer) => {
    const file = at('served', new URL(url, home).pathname);
    const isThere = existsSync(file) && !file.endsWith('/');
    answer.writeHead(isThere ? 200 : 404).end(isThere ? readFileSync(file) : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/beau`;
});
afterAll(() => {
  server.close();
  rmSync(parent, { recursive: true, force: true });
});

const news = '- Of 1.0.0.';
const platforms = [
  '@img/sharp-darwin-arm64',
  '@img/sharp-linux-x64',
  '@img/sharp-win32-x64',
  '@rolldown/binding-darwin-arm64',
  '@rolldown/binding-linux-x64-gnu',
  '@rolldown/binding-win32-x64-msvc',
];

const ownVersion = execFileSync('npm', ['--version'], { encoding: 'utf8' }).split('.')[0] ?? '';
/** The npm of this machine; before a version `ALL_NPM=1` tries each that owners have. */
const versions = process.env['ALL_NPM'] ? ['10', '11'] : [ownVersion];
/** The commands of each version of npm come first in PATH. */
const npms = new Map<string, NodeJS.ProcessEnv>();
const update = 'npm run --silent update-software';
/** What the workflow "Newer software" does. */
const take = `git pull --quiet && npm ci && ${update}`;

describe.each(versions)('With npm %s', (version) => {
  const runner = `runner-${version}`;
  const owner = `owner-${version}`;
  const npm: NodeJS.ProcessEnv = {};

  beforeAll(async () => {
    if (version !== ownVersion)
      npm['PATH'] = `${await npmOf(version)}${delimiter}${process.env['PATH']}`;
    npms.set(version, npm);
  });

  test('“New shop” leaves the shop, with a lock file for each platform', async () => {
    await useTemplate(runner);
    expect(await must('.', 'npm --version', npm)).toMatch(new RegExp(`^${version}\\.`));
    if (version === versions[0]) await sendWrongAnswer(runner, npm);
    expect(await newShop(runner, npm)).toMatch(/^0: \*\*Leaf & Cup is laid out/);
    await must('.', `git clone --quiet ${runner}.git ${owner}`);
    const besides = readdirSync(at(owner)).filter((name) => name !== '.git');
    expect(besides.toSorted()).toEqual([
      '.github',
      '.gitignore',
      '.npmrc',
      '.nvmrc',
      'README.md',
      'beau-0.0.0.tgz',
      'netlify.toml',
      'package-lock.json',
      'package.json',
      'shop',
      'wrangler.jsonc',
    ]);
    const { '': _, ...packages } = json(owner, 'package-lock.json').packages;
    expect(Object.keys(packages)).toEqual(
      expect.arrayContaining(platforms.map((name) => `node_modules/${name}`)),
    );
    for (const [name, { integrity, resolved }] of Object.entries(packages)) {
      expect(`${name} ${integrity}`).toMatch(/ sha512-/);
      expect(resolved).toBe(name === 'node_modules/beau' ? 'file:beau-0.0.0.tgz' : undefined);
    }
    // The form that was sent twice.
    await must(runner, 'git reset --quiet --hard HEAD~1');
    expect(await newShop(runner, npm)).toBe(
      '1: The shop is there already, so nothing was written.\n',
    );
  });

  test('an owner clones the shop, installs and builds it, and is told that there is no newer version', async () => {
    mkdirSync(at(owner, 'shop/strings/nl'), { recursive: true });
    writeFileSync(at(owner, 'shop/strings/nl/header.yaml'), 'search: Zoeken\n');
    writeFileSync(at(owner, 'netlify.toml'), '# My own.\n');
    await must(owner, `npm ci && npm run build && ${commitAll} && git push --quiet`, npm);
    expect(read(owner, 'dist/index.html')).toContain('Zoeken');
    const before = filesOf(owner);
    expect(await must(owner, update, npm)).toContain(
      'No version of the software has been published yet',
    );
    expect(changed(before, filesOf(owner))).toEqual([]);
  });
});

describe.each(versions)('With npm %s, and a newer version', (version) => {
  const owner = `owner-${version}`;

  beforeAll(async () => {
    if (existsSync(at('served/beau/releases'))) return;
    replaceInSoftware('Skip to content', 'Jump to the page');
    for (const file of ['netlify.toml', '.nvmrc', 'wrangler.jsonc'])
      writeFileSync(at('software', file), `${read('software', file)}\n`);
    replaceInSoftware("test: 'beau check'", "labels: 'beau check', test: 'beau check'");
    await publish('1.0.0');
  });

  test('“Newer software” takes the newest version, and leaves all that is the owner’s', async () => {
    const npm = npms.get(version) ?? {};
    const before = filesOf(owner);
    if (version === versions[0]) await breakOff(owner, npm, before);
    const said = await must(owner, take, npm);
    expect(said.slice(said.indexOf('From version'))).toMatch(
      new RegExp(`^From version 0\\.0\\.0 to 1\\.0\\.0\\.\n## 1\\.0\\.0 .*\n+${news}`),
    );
    expect(said).not.toContain('Before you publish');
    expect(changed(before, filesOf(owner)).toSorted()).toEqual([
      '.nvmrc',
      'beau-0.0.0.tgz',
      'beau-1.0.0.tgz',
      'package-lock.json',
      'package.json',
      'wrangler.jsonc',
    ]);
    expect(said).toContain('Your own netlify.toml was kept. The software’s is node_modules/beau/');
    expect(json(owner, 'package.json').scripts).toHaveProperty('labels');
    expect(json(owner, 'package.json').dependencies).toEqual({ beau: 'file:beau-1.0.0.tgz' });
    expect(json(owner, 'package-lock.json').packages['node_modules/beau']?.version).toBe('1.0.0');
    expect(json(owner, 'node_modules/beau/package.json').version).toBe('1.0.0');
    await must(owner, `${commitAll} && git push --quiet`, npm);
    expect(await must(owner, update, npm)).toContain('This is the newest version, 1.0.0.');
  });
});

test('a version with a fault changes nothing, and says that it is not the owner’s', async () => {
  replaceInSoftware('skip: Jump to the page', 'skip: "Jump {"');
  await publish('1.0.1');
  const owner = `owner-${versions[0]}`;
  const npm = npms.get(versions[0] ?? '') ?? {};
  const before = filesOf(owner);
  const { status, said } = await run(owner, update, npm);
  expect(status).toBe(1);
  expect(said).toContain('This is a fault of version 1.0.1, not of your shop');
  expect(changed(before, filesOf(owner))).toEqual([]);
  expect(json(owner, 'node_modules/beau/package.json').version).toBe('1.0.0');
});

test('on a computer, the shop opens at an address, and “beau new” replaces nothing of a folder', async () => {
  const npm = npms.get(versions.at(-1) ?? '') ?? {};
  const own = {
    '.gitignore': 'customers.xlsx\n.env',
    '.github/workflows/publish.yml': 'name: Own\n',
    'README.md': '# Own\n',
    'wrangler.jsonc': '{}\n',
  };
  for (const [file, text] of Object.entries(own)) {
    mkdirSync(dirname(at('own', file)), { recursive: true });
    writeFileSync(at('own', file), text);
  }
  writeFileSync(
    at('own/package.json'),
    '{ "scripts": { "start": "node own.js", "deploy": "own" } }',
  );
  cpSync(at('served/beau/releases/download/v1.0.0/beau-1.0.0.tgz'), at('own/beau-1.0.0.tgz'));
  const said = await must(
    'own',
    'git init --quiet && npm install ./beau-1.0.0.tgz && npx beau new --name Zed --country IN',
    npm,
  );
  expect(said).toContain('Your own .github/workflows/publish.yml was kept.');
  expect(said).toContain('Your own wrangler.jsonc was kept.');
  expect(said).toContain('Your own command start was kept. The software’s is: npx beau start.');
  const { '.gitignore': ignored, ...others } = own;
  for (const [file, text] of Object.entries(others)) expect(read('own', file)).toBe(text);
  expect(read('own/.gitignore')).toBe(`${ignored}\nnode_modules/\ndist/\n.schema/\n`);
  expect(json('own/package.json').scripts).toMatchObject({
    start: 'node own.js',
    deploy: 'own',
    build: 'beau build',
  });
  const packages: Readonly<Record<string, { resolved?: string }>> =
    json('own/package-lock.json').packages;
  const sources = Object.values(packages).map(({ resolved = '' }) => resolved);
  expect(sources.filter((source) => source.includes('://'))).toEqual([]);

  const { child, ended } = start('own', 'npx beau start', npm);
  const [opened] = (await once(child.stdout.setEncoding('utf8'), 'data').then(async ([first]) => {
    let text = String(first);
    for await (const more of child.stdout) {
      text += String(more);
      if (text.includes('http://')) break;
    }
    return /http:\/\/\S+/.exec(text) ?? [];
  })) as string[];
  expect(await (await fetch(opened ?? '')).text()).toContain('Zed');
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
});
