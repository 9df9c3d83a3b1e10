import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parseDocument, visit } from 'yaml';
import { serve } from '../../scripts/serve.mjs';
import { expect, open, test as shopTest } from '../shop.ts';
import { copySources } from './copySources.ts';

type Block = {
  readonly language: string;
  readonly code: string;
  /** The last file that the text before the block names. */
  readonly file: string | undefined;
};

/** The blocks of the guide's steps, but for the steps that no test can follow. */
function readBlocks(guide: string): readonly Block[] {
  return guide
    .split(/^(?=## )/m)
    .filter((step) => !step.includes('*No test follows this step.*'))
    .flatMap((step) =>
      [...step.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map((block) => {
        const [, language = '', code = ''] = block;
        const named = [...step.slice(0, block.index).matchAll(/`([\w-]+\/[\w/-]+\.yaml)`/g)];
        return { language, code, file: named.at(-1)?.[1] };
      }),
    );
}

/** Changes the lines of a file that a block shows; each of them must be there already, but for a product's. */
function edit(copy: string, { code, file = '' }: Block): void {
  const path = join(copy, file);
  const document = parseDocument(readFileSync(path, 'utf8'));
  visit(parseDocument(code), {
    Pair: (_, { key, value }, parents) => {
      if (isMap(value) && value.flow !== true) return;
      const names = parents.flatMap((parent) => ('key' in parent ? [String(parent.key)] : []));
      const keys = [...names, String(key)];
      const isThere = document.hasIn(keys) || file.includes('/products/');
      expect(isThere, `${file} has the line ${keys.join('.')}`).toBe(true);
      document.setIn(keys, value);
      return visit.SKIP;
    },
  });
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}

/** Types commands, and gives what they said. */
function type(copy: string, commands: string) {
  const { SHOP_FOLDER: _, ...env } = process.env;
  const options = { cwd: copy, encoding: 'utf8', env } as const;
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', commands], options);
  expect(status, stdout + stderr).toBe(0);
  return stdout + stderr;
}

/** Does what the guide says, in a copy of the sources; gives what the commands said. */
function followGuide(copy: string): string {
  const blocks = readBlocks(readFileSync('docs/make-it-yours.md', 'utf8'));
  let said = '';
  for (const block of blocks) {
    if (block.language === 'yaml') edit(copy, block);
    if (block.language === 'sh') said += type(copy, block.code);
  }
  return said;
}

const test = shopTest.extend<
  object,
  { owned: { readonly address: string; readonly said: string } }
>({
  owned: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const copy = copySources();
      const said = followGuide(copy);
      const host = await serve({ folder: join(copy, 'dist') });
      await use({ address: host.address, said });
      await host.close();
      rmSync(copy, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ owned }, use) => use(owned.address),
});

// One after the other, since both look at the one shop that was made by the guide.
test.describe.configure({ mode: 'default' });

test('who follows the guide has a shop of their own, without a mistake and with the new product', async ({
  owned,
  page,
}) => {
  expect(owned.said).toContain('Shop: my-shop\n');
  expect(owned.said).toContain('my-shop is right: 1 product');
  // What the guide does not change is still to do, and nothing else.
  const hints = owned.said.match(/^Before you publish: .*$/gm) ?? [];
  expect(hints.filter((hint) => !hint.includes('is still as it was laid out'))).toEqual([]);

  await open(page, '/');
  await expect(page).toHaveTitle(/^Leaf & Cup/);
  await expect(page.getByRole('contentinfo')).toContainText('© Leaf & Cup');
  await expect(page.getByRole('contentinfo')).toContainText('hello@leafandcup.shop');

  await open(page, '/products');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Green Tea' });
  await expect(card).toContainText('€ 8.50');
  await expect(card).toContainText('Sale');
  await expect(page.getByText('Example')).toHaveCount(0);

  await open(page, '/product/1');
  await expect(page.getByRole('main')).toContainText('Picked in April');
  const button = page.getByRole('button', { name: 'Add to Cart' }).first();
  await expect(button).toHaveCSS('background-color', 'rgb(138, 47, 29)');
});

test('in a shop with one product its picture is large, and no heading is above nothing', async ({
  page,
}) => {
  await open(page, '/');
  const favourites = page.getByRole('region', { name: 'What people like most' });
  const picture = await favourites.locator('img').first().boundingBox();
  expect(picture?.height).toBeGreaterThan(300);
  await open(page, '/product/1');
  await expect(page.getByRole('heading', { name: 'You May Also Like' })).toHaveCount(0);
});
