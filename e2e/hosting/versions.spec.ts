import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyOf, priceText, row } from '../catalogue.ts';
import { asha, editFile, fillIn, handOver, testOfChannel } from '../orders/channelShop.ts';
import { expect, hydrated, open, store, stored, toast } from '../shop.ts';

const test = testOfChannel({ orders: '{ channel: whatsapp, phone: +91 98765 43210 }' });
test.use({ serviceWorkers: 'allow' });
// One after the other: two versions are built once, and served in turn on one address.
test.describe.configure({ mode: 'default' });

const updated = 'This shop has been updated. The next page you open will be the new version.';
const newPrice = row(6).price + 50;
/** The copies of the versions: the second one has a new price and a new product. */
const folders = mkdtempSync(join(tmpdir(), 'beau-versions-'));
const one = join(folders, 'one');
const two = join(folders, 'two');

test.beforeAll(async ({ built }) => {
  test.setTimeout(600_000);
  cpSync(built.folder, one, { recursive: true });
  await built.publish((copy) => {
    editFile(copy, 'products/06-active-face-wash/product.yaml', (text) =>
      text.replace(/^price: .*$/m, `price: ${newPrice}.00`),
    );
    const own = join(copy, 'shop/products');
    cpSync(join(own, '10-daily-protection-kit'), join(own, '11-travel-kit'), { recursive: true });
    editFile(copy, 'products/11-travel-kit/product.yaml', (text) =>
      text.replace(/^name: .*$/m, 'name: Travel Kit'),
    );
  });
  cpSync(built.folder, two, { recursive: true });
});
test.afterAll(() => rmSync(folders, { recursive: true }));

/** Waits until the worker of a page keeps its files. */
async function isKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');
}

test('two windows of two versions lose no press, and the older one says nothing of the shop', async ({
  page,
  context,
  built,
}) => {
  await built.serve(one);
  await store(page, 'cart', [copyOf(6), copyOf(1)]);
  await page.addInitScript(() => {
    const setItem = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = function count(key, text) {
      if (key === 'cart') document.documentElement.dataset['writes'] += '+';
      Reflect.apply(setItem, this, [key, text]);
    };
  });
  await open(page, '/cart');
  await built.serve(two);
  const newer = await context.newPage();
  await open(newer, '/cart');
  await expect(newer.getByRole('main')).toContainText(priceText(newPrice));

  const plus = (window: Page) => window.getByRole('button', { name: /^Increase/ }).first();
  for (let press = 0; press < 10; press += 1) {
    await plus(page).click();
    await plus(newer).click();
  }
  await expect.poll(() => stored(page, 'cart')).toMatchObject([{ id: 6, quantity: 21 }, { id: 1 }]);
  await expect(page.locator('html')).toHaveAttribute('data-writes', `undefined${'+'.repeat(10)}`);

  await open(newer, '/product/11');
  await newer.getByRole('button', { name: 'ADD TO CART', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 22 items' }).first()).toBeAttached();
  await expect(page.getByRole('main')).not.toContainText('We no longer sell');
  expect(await page.evaluate(() => localStorage.getItem('beau:gone'))).toBeNull();

  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click();
  await expect(page).toHaveURL('/checkout');
  await hydrated(page);
  await expect(page.getByRole('main')).toContainText('Travel Kit');
});

test('17.43 an open page says that there is a newer version, and its links load it; after going back to the older build none says so', async ({
  page,
  context,
  built,
}) => {
  await built.serve(one);
  await open(page, '/about');
  await isKept(page);
  const other = await context.newPage();
  await open(other, '/about');
  await built.serve(two);
  const update = async () => (await navigator.serviceWorker.ready).update().then(() => undefined);
  await other.evaluate(update);
  await expect(toast(other, updated)).toBeVisible({ timeout: 60_000 });
  const version = () => other.locator('html').getAttribute('data-version');
  const older = await version();
  // The address changes before its document has come; the first one that comes is of the newer version.
  const loaded = other.waitForEvent('load');
  await other.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await loaded;
  await expect(other).toHaveURL('/contact');
  await hydrated(other);
  expect(await version()).not.toBe(older);
  await built.serve(one);
  await open(page, '/help');
  await page.evaluate(update);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(toast(page, updated)).toHaveCount(0);
});

test('15.26 a checkout that is seen again after an hour is loaded again by a newer version, with all that was typed', async ({
  page,
  built,
}) => {
  const button = 'Order on WhatsApp';
  await built.serve(one);
  await store(page, 'cart', [copyOf(6)]);
  await open(page, '/checkout');
  await isKept(page);
  await fillIn(page);
  await built.serve(two);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 61 * 60_000);
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await loaded;
  await hydrated(page);
  const said =
    'This shop has been updated, and prices may have changed. What you typed is still here: check your order.';
  await expect(toast(page, said)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(asha.Name);
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await page.clock.resume();
  const address = new URL(await handOver(page, button));
  const total = priceText(Math.round(newPrice * 110) / 100);
  expect(address.searchParams.get('text')).toContain(`Total: ${total}`);
  expect(address.searchParams.get('text')).not.toContain('Prices of');
});
