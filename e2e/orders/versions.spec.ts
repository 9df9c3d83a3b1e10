import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '#commands/serve.mjs';
import { copyOf, priceText, row } from '../catalogue.ts';
import { expect, hydrated, open, store, stored, toast } from '../shop.ts';
import { anna, fillIn, handOver, test as ordersTest } from './orders.ts';

type Versions = {
  readonly address: string;
  /** Serves one of the two at the address from then on. */
  readonly serve: (version: 'one' | 'two') => Promise<void>;
};

const updated = 'This shop has been updated. The next page you open will be the new version.';
const newPrice = row(6).price + 10;

/** Writes the shop as its owner has changed it since: a price, what sending costs, and a new product. */
function writeNewer(folder: string): void {
  cpSync(process.env['SHOP_FOLDER'] ?? '', folder, { recursive: true });
  const edit = (file: string, from: RegExp, to: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  edit('products/06-round-teapot/product.yaml', /^price: .*$/m, `price: ${newPrice}.00`);
  edit('settings/delivery.yaml', /charge: 5.90\n +freeFrom: 120.00/, 'charge: 9.00');
  const products = join(folder, 'products');
  cpSync(join(products, '10-stacking-side-plates'), join(products, '27-travel-set'), {
    recursive: true,
  });
  edit('products/27-travel-set/product.yaml', /^name: .*$/m, 'name: Travel Set');
}

const test = ordersTest.extend<object, { versions: Versions }>({
  versions: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'beau-versions-'));
      const [shop, two] = [join(folder, 'shop'), join(folder, 'two')];
      writeNewer(shop);
      const env = { ...process.env, SHOP_FOLDER: shop, BUILT_SHOP: two };
      const options = { encoding: 'utf8', env } as const;
      const built = spawnSync(process.execPath, ['commands/build.mjs'], options);
      expect(built.status, built.stderr).toBe(0);
      const folders = { one: process.env['BUILT_SHOP'] ?? '', two };
      const host = await serve({ folder: folders.one });
      await use({ address: host.address, serve: (version) => host.publish(folders[version]) });
      await host.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ versions }, use) => use(versions.address),
});
/** What a page does that is seen again: it asks for a newer version. Runs in the page. */
const see = () => void document.dispatchEvent(new Event('visibilitychange'));

/** Waits until the worker of a page keeps its files. */
async function isKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');
}

test.describe('A newer version @wide', () => {
  test.use({ serviceWorkers: 'allow' });
  // In one worker, so that it is built once.
  test.describe.configure({ mode: 'default' });

  test('two windows of two versions lose no press, and the older one says nothing of the shop', async ({
    page,
    context,
    versions,
  }) => {
    await versions.serve('one');
    await context.clock.install();
    await store(page, 'cart', [copyOf(6), copyOf(1)]);
    await page.addInitScript(() => {
      const setItem = Reflect.get(Storage.prototype, 'setItem');
      Storage.prototype.setItem = function count(key, text) {
        if (key === 'cart') document.documentElement.dataset['writes'] += '+';
        Reflect.apply(setItem, this, [key, text]);
      };
    });
    await open(page, '/cart');
    await versions.serve('two');
    const newer = await context.newPage();
    await open(newer, '/cart');
    await expect(newer.getByRole('main')).toContainText(priceText(newPrice));

    const plus = (window: Page) => window.getByRole('button', { name: /^Increase/ }).first();
    for (const window of [page, newer, page, newer]) {
      await plus(window).click();
      // Within half a second each window would hold the other's press for a lost one; no shopper is so fast.
      await context.clock.fastForward(600);
    }
    await expect
      .poll(() => stored(page, 'cart'))
      .toMatchObject([{ id: 6, quantity: 5 }, { id: 1 }]);
    await expect(page.locator('html')).toHaveAttribute('data-writes', 'undefined++');

    await open(newer, '/product/27');
    await newer.getByRole('button', { name: 'ADD TO CART', exact: true }).first().click();
    await expect(page.getByRole('link', { name: 'Cart, 6 items' }).first()).toBeAttached();
    await expect(page.getByRole('main')).not.toContainText('We no longer sell');
    expect(await page.evaluate(() => localStorage.getItem('beau:gone'))).toBeNull();

    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click();
    await expect(page).toHaveURL('/checkout');
    await hydrated(page);
    await expect(page.getByRole('main')).toContainText('Travel Set');
  });

  test('17.43 an open page says that there is a newer version, and its links load it; after going back to the older build none says so', async ({
    page,
    context,
    versions,
  }) => {
    await versions.serve('one');
    await open(page, '/about');
    await isKept(page);
    const other = await context.newPage();
    await open(other, '/about');
    await versions.serve('two');
    await other.evaluate(see);
    await expect(toast(other, updated)).toBeVisible({ timeout: 60_000 });
    const version = () => other.locator('html').getAttribute('data-version');
    const older = await version();
    // The address changes before its document has come; the first one that comes is of the newer version.
    const loaded = other.waitForEvent('load');
    await other.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
    await loaded;
    await expect(other).toHaveURL('/contact');
    await hydrated(other);
    expect(await version()).not.toBe(older);
    await versions.serve('one');
    await open(page, '/help');
    await page.evaluate(see);
    await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
    await expect(page).toHaveURL('/contact');
    await expect(toast(page, updated)).toHaveCount(0);
  });

  test('15.26 a checkout that is seen again after an hour is loaded again by a newer version, with all that was typed', async ({
    page,
    versions,
  }) => {
    await versions.serve('one');
    await store(page, 'cart', [copyOf(6)]);
    await open(page, '/checkout');
    await isKept(page);
    await fillIn(page);
    await versions.serve('two');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 61 * 60_000);
    const loaded = page.waitForEvent('load');
    await page.evaluate(see);
    await loaded;
    await hydrated(page);
    const said =
      'This shop has been updated, and prices may have changed. What you typed is still here: check your order.';
    await expect(toast(page, said)).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(anna.name);
    await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
    await page.clock.resume();
    const address = new URL(await handOver(page));
    const sum = priceText(newPrice - 10 + 9 + 7.5);
    expect(address.searchParams.get('text')).toContain(`Total: ${sum}`);
    expect(address.searchParams.get('text')).not.toContain('Prices of');
  });
});
