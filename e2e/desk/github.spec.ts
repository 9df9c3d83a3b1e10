import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Page, type Route, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { filesOf } from '#reader/files/shopFiles.ts';
import { readShop } from '#reader/read/readShop.ts';
import { bundleDesk, writeDeskPage } from '#builder/desk/desk.ts';

const address = 'https://shop.example/admin/';
const shop = 'examples/norderton';

let folder = '';
const git = (...words: readonly string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b.c', ...words])
    .toString()
    .trim();
const head = () => git('rev-parse', 'HEAD');
const commit = (message: string) => git('commit', '-qam', message);

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beau-github-'));
  cpSync(shop, join(folder, shop), { recursive: true });
  git('init', '-qb', 'main');
  git('add', '.');
  commit('The shop');
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
      readonly fileChanges: {
        readonly additions: readonly Addition[];
        readonly deletions?: readonly { readonly path: string }[];
      };
      readonly message: { readonly headline: string };
    };
  };
};

/** What GraphQL of GitHub answers to what the CMS asks. */
function answer({ query, variables: { input } }: Asked): object {
  if (input) {
    if (input.expectedHeadOid !== head()) return { errors: [{ message: 'Another head' }] };
    const { additions, deletions = [] } = input.fileChanges;
    for (const { path } of deletions) rmSync(join(folder, path));
    for (const { path, contents } of additions) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), contents, 'base64');
    }
    git('add', '-A');
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
    // What a picture is, the CMS asks of its type.
    const contentType = body.toString('latin1', 8, 12) === 'WEBP' ? 'image/webp' : 'text/plain';
    return route.fulfill({ headers, body, contentType });
  }
  return route.fulfill({ status: asked ? 204 : 404, headers });
}

/** The page of the published desk. */
async function openDesk(page: Page): Promise<void> {
  await bundleDesk(join(folder, '.git/desk'));
  await page.route('https://api.github.com/**', answerAsGitHub);
  await page.route(`${address}**`, (route) => {
    const name = new URL(route.request().url()).pathname.replace('/admin/', '');
    if (name === '') return route.fulfill({ contentType: 'text/html', body: writeDeskPage(shop) });
    return route.fulfill({ path: join(folder, '.git/desk', name) });
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('a-token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Products', { exact: true }).first().click();
}

const choose = (page: Page, label: string, option: string) =>
  page
    .getByRole('radiogroup', { name: label })
    .getByRole('radio', { name: option, exact: true })
    .click();

test('an owner with a token changes a price, the state and the category: each is one line of difference, and what is wrong is refused at the form @wide', async ({
  page,
}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(30_000);
  // Below what is visible, the CMS draws no fields.
  await page.setViewportSize({ width: 390, height: 3000 });
  await openDesk(page);
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  const changed = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(price).toBeHidden();
    return git('show', '--unified=0', '--format=').match(/^[+-](?![+-]).*$/gm);
  };
  const open = async () => {
    await page.getByText('Slanted Dip').first().click();
    await expect(price).toBeVisible();
  };
  await open();
  await price.fill('35.00');
  expect(await changed()).toEqual(['-price: 34.00', '+price: 35.00']);

  await open();
  await choose(page, 'Can it be ordered?', 'Out of stock');
  expect(await changed()).toEqual(['+availability: out of stock']);

  await open();
  await choose(page, 'Category', 'Pots and jugs');
  expect(await changed()).toEqual(['-category: tableware', '+category: pots-and-jugs']);

  const before = head();
  await open();
  await price.fill('34,5');
  await page.getByRole('textbox', { name: 'Old price' }).fill('20.00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('must be a number without the currency')).toBeVisible();
  await price.fill('34.50');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Old price is 20.00, but must be more than the price, 34.50: raise it, or remove it.',
  );
  expect(head()).toBe(before);
});

test('a new product with a photo of a phone and two sizes has its numbers, and is right @wide', async ({
  page,
}) => {
  test.setTimeout(200_000);
  page.setDefaultTimeout(20_000);
  await page.setViewportSize({ width: 390, height: 4000 });
  await openDesk(page);
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await page.getByRole('button', { name: 'Browse' }).first().click();
  const create = { width: 4032, height: 3024, channels: 3, background: '#4e7661' } as const;
  const buffer = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const photo = { name: 'IMG_2034.JPG', mimeType: 'image/jpeg', buffer };
  await page.locator('input[type=file]').last().setInputFiles(photo);
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByRole('button', { name: 'Rename' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Oil Jug');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('40');
  await page.getByRole('textbox', { name: 'What the first picture shows' }).fill('A jug');
  const sizes = page.getByRole('group', { name: /Sizes.* Field/ });
  for (const [at, label] of ['0.5 l', '1 l'].entries()) {
    await sizes.getByRole('button', { name: /Add/ }).last().click();
    await sizes.getByRole('textbox', { name: 'Label' }).nth(at).fill(label);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('group', { name: /^Edit / }).first()).toBeHidden({ timeout: 60_000 });
  const product = `${shop}/products/27-oil-jug/product.yaml`;
  expect(git('show', `HEAD:${product}`)).toMatch(/ label: 0.5 l\n +number: 27\n.*\n +number: 28$/);
  expect((await readShop(filesOf(join(folder, shop)))).problems).toEqual([]);
});
