import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let parent = '';
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: join(parent, 'shop'), encoding: 'utf8', stdio: 'pipe' });
const run = (command: string, words: string[], env = {}) =>
  spawnSync(command, words, {
    cwd: join(parent, 'shop'),
    encoding: 'utf8',
    // Nothing is installed: npm does nothing here.
    env: {
      ...process.env,
      SHOP_FOLDER: undefined,
      PATH: `${join(parent, 'bin')}${delimiter}${process.env['PATH']}`,
      ...env,
    },
  });

/** Sends the form, and says how the run ended. */
function openShop(own: object = {}): { status: number | null; summary: string } {
  const summary = join(parent, 'summary.md');
  writeFileSync(summary, '');
  const form = {
    NAME: 'Leaf & Cup',
    COUNTRY: 'in ',
    LANGUAGE: '',
    HINDI: 'true',
    ORDERS: '98765 43210 ',
    SITE: '',
    HOST: 'Cloudflare',
    CODE: 'false',
    TEMPLATE: `file://${join(parent, 'template.git')}`,
    GITHUB_REPOSITORY: 'tea/leaf',
    GITHUB_STEP_SUMMARY: summary,
    ...own,
  };
  const { status } = run('bash', ['scripts/layOutShop.sh'], form);
  return { status, summary: readFileSync(summary, 'utf8') };
}

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'new-shop-'));
  const copied = 'app countries kit plugins scripts shop-data .github package.json tsconfig.json';
  const others = 'README.md netlify.toml wrangler.jsonc .nvmrc .gitignore';
  for (const name of `${copied} ${others}`.split(' '))
    cpSync(name, join(parent, 'shop', name), { recursive: true });
  // A file may be named in any letters.
  writeFileSync(join(parent, 'shop', 'चाय.md'), '');
  mkdirSync(join(parent, 'bin'));
  writeFileSync(join(parent, 'bin/npm'), '#!/bin/sh\n', { mode: 0o755 });
  symlinkSync(resolve('node_modules'), join(parent, 'shop', 'node_modules'));
  for (const name of ['template.git', 'host.git'])
    execFileSync('git', [
      'init',
      '--quiet',
      '--bare',
      '--initial-branch',
      'main',
      join(parent, name),
    ]);
  git('init', '--quiet', '--initial-branch', 'main');
  writeFileSync(join(parent, 'shop/.git/info/exclude'), 'node_modules\n');
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@leafandcup.shop');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Use the template');
  git('push', '--quiet', join(parent, 'template.git'), 'main');
  git('remote', 'add', 'origin', join(parent, 'host.git'));
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
}, 60_000);
afterAll(() => rmSync(parent, { recursive: true }));

test('the form of the workflow lays a shop out, and leaves it alone, with the version of the software', () => {
  const first = git('rev-parse', 'HEAD').trim();
  const { status, summary } = openShop();
  expect(summary).toContain('connect Cloudflare');
  expect(status).toBe(0);
  const published = git('ls-tree', '-r', '--name-only', 'origin/main').trim().split('\n');
  expect(published.length).toBeLessThanOrEqual(60);
  const besides = published.filter((file) => !/^(?:shop|\.github\/workflows)\//.test(file));
  // package-lock.json comes with npm.
  expect(besides).toEqual([
    '.gitignore',
    '.nvmrc',
    'README.md',
    'netlify.toml',
    'package.json',
    'wrangler.jsonc',
  ]);
  expect(git('show', 'origin/main:package.json')).toContain(`template.git#${first}"`);
  const settings = git('show', 'origin/main:shop/settings.yaml');
  for (const line of [
    'name: Leaf & Cup',
    'code: INR',
    'phone: +91 98765 43210',
    'repository: tea/leaf',
  ])
    expect(settings).toContain(line);

  // The second run of a form that was sent twice begins with the commit that both were sent at.
  git('reset', '--quiet', '--hard', first);
  expect(openShop()).toMatchObject({
    status: 1,
    summary: 'The shop is there already, so nothing was written.\n',
  });
});

test('who wants the code keeps the copy, and an update merges what both have changed, or changes nothing', () => {
  git('reset', '--quiet', '--hard', 'HEAD~2');
  git('push', '--quiet', '--force', 'origin', 'main');
  // A name may begin with a dash.
  expect(openShop({ CODE: 'true', NAME: '-98' }).status).toBe(0);
  const origin = git('show', 'origin/main:software.txt');
  expect(origin).toContain('template.git');
  // The form that was sent twice.
  const again = openShop({ CODE: 'true' });
  expect(again).toMatchObject({ status: 1 });
  expect(again.summary).toContain('my-shop is there already, so nothing was written.');

  writeFileSync(join(parent, 'shop/README.md'), 'Own\n');
  git('commit', '--quiet', '--all', '--message', 'Own');
  const own = git('rev-parse', 'HEAD').trim();
  git('switch', '--quiet', '--detach', origin.trim().split(' ')[1] ?? '');
  writeFileSync(join(parent, 'shop/README.md'), 'Newer\n');
  git('commit', '--quiet', '--all', '--message', 'Newer');
  git('push', '--quiet', join(parent, 'template.git'), 'HEAD:main');
  git('switch', '--quiet', 'main');
  const { status, stderr } = run('node', ['scripts/update.mjs']);
  expect(stderr).toContain(
    'Nothing was changed: you and the template have both changed README.md.',
  );
  expect(status).toBe(1);
  expect(git('rev-parse', 'HEAD').trim()).toBe(own);
  expect(git('status', '--porcelain')).toBe('');
  // Whose copy differs keeps it.
  const adopted = run('node', ['scripts/adopt.mjs', `file://${join(parent, 'template.git')}`]);
  expect(adopted.stderr).toMatch(
    /^Nothing was changed, since these files of the software were: README\.md,? /,
  );
});
