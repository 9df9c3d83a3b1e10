import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let parent = '';
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: join(parent, 'shop'), encoding: 'utf8', stdio: 'pipe' });

/** Sends the form, and says how the run ended. */
function openShop(own: object = {}): { status: number | null; summary: string } {
  const summary = join(parent, 'summary.md');
  writeFileSync(summary, '');
  const form = {
    FOLDER: 'my-shop',
    NAME: 'Leaf & Cup',
    COUNTRY: 'in ',
    LANGUAGE: '',
    HINDI: 'true',
    ORDERS: '98765 43210 ',
    SITE: '',
    HOST: 'Cloudflare',
    GITHUB_REPOSITORY: 'tea/leaf',
    GITHUB_STEP_SUMMARY: summary,
    ...own,
  };
  const { status } = spawnSync('bash', ['scripts/layOutShop.sh'], {
    cwd: join(parent, 'shop'),
    env: { ...process.env, ...form },
  });
  return { status, summary: readFileSync(summary, 'utf8') };
}

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'new-shop-'));
  for (const name of [
    'app',
    'countries',
    'shop-data',
    'kit',
    'scripts',
    'package.json',
    'tsconfig.json',
    '.gitignore',
  ])
    cpSync(name, join(parent, 'shop', name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(parent, 'shop', 'node_modules'));
  execFileSync('git', ['init', '--quiet', '--bare', join(parent, 'host.git')]);
  git('init', '--quiet', '--initial-branch', 'main');
  git('remote', 'add', 'origin', join(parent, 'host.git'));
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@leafandcup.shop');
  git('commit', '--quiet', '--allow-empty', '--message', 'Use the template');
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
});
afterAll(() => rmSync(parent, { recursive: true }));

test('the form of the workflow lays a shop out, publishes it, and is refused when it is sent twice', () => {
  const { status, summary } = openShop();
  expect(summary).toContain('connect Cloudflare');
  expect(status).toBe(0);
  expect(git('show', 'origin/main:shop.txt')).toBe('my-shop\n');
  const settings = git('show', 'origin/main:my-shop/settings.yaml');
  for (const line of [
    'name: Leaf & Cup',
    'code: INR',
    'phone: +91 98765 43210',
    'repository: tea/leaf',
  ])
    expect(settings).toContain(line);

  // A name may begin with a dash, and a folder may not.
  expect(openShop({ FOLDER: '-h', NAME: '-98' }).summary).toMatch(
    /^Give the folder a name[^\n]*\n$/,
  );

  // The second run begins with the commit that both forms were sent at.
  git('reset', '--quiet', '--hard', 'HEAD~1');
  git('clean', '--quiet', '-dfx', 'my-shop');
  const again = openShop();
  expect(again.status).toBe(1);
  expect(again.summary).toContain('my-shop is there already, so nothing was written.');
});
