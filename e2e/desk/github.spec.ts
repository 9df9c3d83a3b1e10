import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, type Route, expect, test } from '@playwright/test';
import { bundleDesk, writeDeskPage } from '#builder/desk/desk.ts';
import { press } from './localDesk.ts';

const address = 'https://shop.example/admin/';
const product = 'shop/products/03-signature-grooming-kit/product.yaml';

let folder = '';
let published = '';
const git = (...words: readonly string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b.c', ...words])
    .toString()
    .trim();
const head = () => git('rev-parse', 'HEAD');
const commit = (message: string) => git('commit', '-qam', message);

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beau-github-'));
  cpSync('shop', join(folder, 'shop'), { recursive: true });
  git('init', '-qb', 'main');
  git('add', '.');
  commit('The shop');
  published = head();
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** The files of a version, as git lists them. */
function filesAt(version: string) {
  const lines = git('ls-tree', '-rl', version).split('\n');
  return lines.map((line) => {
    const [, sha = '', size = '', path = ''] = /^\S+ blob (\S+) +(\d+)\t(.*)$/.exec(line) ?? [];
    return { type: 'blob', path, sha, size: Number(size) };
  });
}

type Addition = { readonly path: string; readonly contents: string };
type Asked = {
  readonly query: string;
  readonly variables: {
    readonly input?: {
      readonly expectedHeadOid: string;
      readonly fileChanges: { readonly additions: readonly Addition[] };
      readonly message: { readonly headline: string };
    };
  };
};

/** What GraphQL of GitHub answers to what the CMS asks. */
function answer({ query, variables: { input } }: Asked): object {
  if (input) {
    if (input.expectedHeadOid !== head()) return { errors: [{ message: 'Another head' }] };
    const { additions } = input.fileChanges;
    for (const { path, contents } of additions)
      writeFileSync(join(folder, path), contents, 'base64');
    commit(input.message.headline);
    const shas = additions.map(({ path }, at) => [
      `file_${at}`,
      { oid: git('rev-parse', `HEAD:${path}`) },
    ]);
    const made = { oid: head(), committedDate: new Date().toISOString() };
    return {
      data: { createCommitOnBranch: { commit: { ...made, ...Object.fromEntries(shas) } } },
    };
  }
  const nodes = [
    {
      oid: head(),
      message: '',
      committedDate: new Date().toISOString(),
      author: { name: 'A', email: 'a@b.c', user: null },
    },
  ];
  const ref = { target: { oid: head(), history: { nodes } } };
  const parts = [...query.matchAll(/(\w+_\d+): (?:object\(oid: "(\w+)"\))?/g)].map(
    ([, name = '', sha]) => [
      name,
      sha ? { text: `${git('cat-file', 'blob', sha)}\n`, isTruncated: false } : ref,
    ],
  );
  return {
    data: { repository: { ref, defaultBranchRef: { name: 'main' }, ...Object.fromEntries(parts) } },
  };
}

/** In the place of api.github.com: what the CMS asks of it, over a repository of git. */
async function answerAsGitHub(route: Route): Promise<void> {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*, authorization',
    'access-control-allow-methods': '*',
  };
  const request = route.request();
  const path = new URL(request.url()).pathname;
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
  if (request.headers()['authorization'] !== 'token a-token')
    return route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } });
  if (path === '/user') return route.fulfill({ headers, json: { login: 'a', name: 'A', id: 1 } });
  if (path === '/graphql')
    return route.fulfill({ headers, json: answer(request.postDataJSON() as Asked) });
  const [, asked, sha = ''] = /\/(collaborators|trees|blobs)\/(\w+)$/.exec(path) ?? [];
  if (asked === 'trees') return route.fulfill({ headers, json: { tree: filesAt(sha) } });
  if (asked === 'blobs') {
    const body = execFileSync('git', ['-C', folder, 'cat-file', 'blob', sha]);
    return route.fulfill({ headers, body });
  }
  return route.fulfill({ status: asked ? 204 : 404, headers });
}

/** The page of the published desk, and the list of what the shop was made of. */
async function openDesk(page: Page): Promise<void> {
  const bundle = await bundleDesk();
  await page.route('https://api.github.com/**', answerAsGitHub);
  await page.route(`${address}**`, (route) => {
    const name = new URL(route.request().url()).pathname.replace('/admin/', '');
    if (name === '') return route.fulfill({ contentType: 'text/html', body: writeDeskPage() });
    if (name !== 'files.json') return route.fulfill({ path: join(bundle, name) });
    const hashes = filesAt(published).map(({ path, sha }) => [path, sha]);
    return route.fulfill({ json: Object.fromEntries(hashes) });
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('a-token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Products', { exact: true }).first().click();
}

test('an owner with a token changes a price: one line is committed, a mistake is refused, another person’s change stays, and the desk says when the shop has it', async ({
  page,
}) => {
  test.setTimeout(600_000);
  page.setDefaultTimeout(60_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page);
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  const open = async () => {
    await page.getByText('Signature Grooming Kit').first().click();
    await expect(price).toBeVisible();
  };
  await open();
  await price.fill('2100.00');
  await press(page);
  expect(git('show', '--numstat', '--format=')).toBe(`1\t1\t${product}`);
  const saved = page.locator('#saved');
  await expect(saved).toContainText('One saved file is not in your shop yet');
  published = head();
  await expect(saved).toContainText('shows all that is saved', { timeout: 60_000 });

  await open();
  await price.fill('2600.00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const refused = page.getByRole('alertdialog');
  await expect(refused).toContainText('Old price is', { timeout: 60_000 });
  await refused.getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'Old price' })).toBeFocused();
  expect(head()).toBe(published);

  const file = join(folder, product);
  writeFileSync(file, `${readFileSync(file, 'utf8')}stock: 7\n`);
  commit('Another person');
  await price.fill('2200.00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save Anyway' }).click();
  await expect(price).toBeHidden({ timeout: 60_000 });
  expect(git('show', '--numstat', '--format=')).toBe(`1\t1\t${product}`);
  expect(readFileSync(file, 'utf8')).toMatch(/^price: 2200.00$[^]*^stock: 7$/m);
});
