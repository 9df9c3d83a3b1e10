import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { leaveOut, optionalFields } from '../../shop-data/leaveOut.testing.ts';
import { serve } from '../../scripts/serve.mjs';
import { runAxe } from '../accessibility/axe.ts';
import { copySources } from '../hosting/copySources.ts';
import { expect, hydrated, open, stopClock, test as shopTest } from '../shop.ts';

/** A shop with one product and nothing that may be left out, built for the file's tests. */
const test = shopTest.extend<object, { readonly onlyProduct: string; readonly address: string }>({
  onlyProduct: ['07-hydrating-moisturiser-airless', { option: true, scope: 'worker' }],
  address: [
    async ({ onlyProduct }, use) => {
      const copy = copySources();
      const shop = join(copy, 'shop');
      rmSync(join(shop, 'hi'), { recursive: true });
      for (const folder of readdirSync(join(shop, 'products'))) {
        if (folder !== onlyProduct) rmSync(join(shop, 'products', folder), { recursive: true });
      }
      for (const [name, fields] of optionalFields) {
        const text = leaveOut(readFileSync(join(shop, name), 'utf8'), fields);
        const file = text.replaceAll(/products\/\d[\w-]+/g, `products/${onlyProduct}`);
        writeFileSync(join(shop, name), file);
      }
      const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
        cwd: copy,
        encoding: 'utf8',
      });
      expect(status, stderr).toBe(0);
      const host = await serve({ folder: join(copy, 'dist') });
      await use(host.address);
      await host.close();
      rmSync(copy, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
});

// One worker, since each would build the shop.
test.describe.configure({ mode: 'default' });

/** What is not on a page, and how many there are of what stays. */
const absences: readonly (readonly [
  what: string,
  address: string,
  find: (page: Page) => Locator,
  count: number,
])[] = [
  ['parts of home', '/', (page) => page.getByRole('main').locator('section'), 0],
  ['heading of home', '/', (page) => page.getByRole('heading', { level: 1 }), 1],
  ['parts of About', '/about', (page) => page.getByRole('main').locator('section'), 0],
  ['heading of About', '/about', (page) => page.getByRole('heading', { level: 1 }), 1],
  ['account', '/', (page) => page.getByRole('button', { name: 'Account' }), 0],
  ['newsletter', '/', (page) => page.getByRole('contentinfo').getByRole('textbox'), 0],
  ['columns of the footer', '/', (page) => page.getByRole('contentinfo').getByRole('heading'), 3],
  ['newsletter', '/checkout', (page) => page.getByLabel(/news/i), 0],
  ['guarantee', '/product/7', (page) => page.getByText(/guarantee/i), 0],
  ['promises', '/product/7', (page) => page.locator('[role=tabpanel]').last().locator('dt'), 4],
  ['promises', '/help', (page) => page.locator('#returns dt, #shipping dt'), 4],
];
const addresses = [
  '/',
  '/products',
  '/about',
  '/contact',
  '/product/7',
  '/cart',
  '/checkout',
  '/help',
];

test.describe('A shop that leaves out what may be left out', () => {
  for (const [what, address, find, count] of absences) {
    test(`16.90 has ${count} ${what} on ${address}`, async ({ page }) => {
      await store(page);
      await open(page, address);
      await expect(find(page)).toHaveCount(count);
    });
  }

  for (const address of addresses) {
    test(`16.90 is accessible and as wide as a phone on ${address}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await store(page);
      await open(page, address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect((await runAxe(page)).violations).toEqual([]);
    });
  }

  test.describe('for a new visitor', () => {
    test.use({ isSignUpDismissed: false });
    test('16.90 opens no Sign Up, and loads no script for it', async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await stopClock(page);
      await page.goto('/');
      await hydrated(page);
      await page.clock.runFor(20_000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(scripts.filter((address) => address.includes('Overlays'))).toEqual([]);
    });
  });
});

async function store(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cart', '[{"id":7,"quantity":2}]'));
}
