import { cpSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '#commands/serve.mjs';
import { row } from '../catalogue.ts';
import { openHindi } from '../languages/hindi.ts';
import { expect, hydrated, kept, open, placed, stored, test as shopTest, toast } from '../shop.ts';

const built = process.env['BUILT_SHOP'] ?? 'dist';

type Host = {
  readonly address: string;
  /** All that it was asked for, in turn. */
  readonly asked: readonly string[];
  /** Stops the host, so that the shop is offline. */
  readonly close: () => Promise<void>;
  /** Publishes another build at the same address. */
  readonly publish: (folder: string) => Promise<void>;
};

const test = shopTest.extend<{ host: Host }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
  host: async ({}, use) => {
    const asked: string[] = [];
    const onAnswer = (_: number, address: string) => void asked.push(address);
    const host = await serve({ folder: built, onAnswer });
    await use({ ...host, asked });
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.address),
});

/** One visit: waits until the service worker has kept what opens the shop, or one file. */
async function visit(page: Page, address: string, name?: string): Promise<void> {
  await page.goto(address);
  await kept(page, name);
}

const notKept = 'You are offline, and this page has not been kept on this device.';

test('after one visit to a product a shopper orders it without a network, and main screens open', async ({
  context,
  host,
}) => {
  // Its console may name the pictures that do not come.
  const page = await context.newPage();
  const { name } = row(5);
  await visit(page, '/product/5');
  await host.close();
  for (const address of ['/', '/help', '/products']) await open(page, address);
  const link = (id: number) =>
    page
      .getByRole('main')
      .getByRole('link', { name: row(id).name })
      .first();
  await link(6).click();
  await expect(page).toHaveURL('/product/6');
  await expect(page.getByRole('main')).toContainText(notKept);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse Products' }).click();
  await link(5).click();
  await page.getByRole('button', { name: 'ADD TO CART', exact: true }).first().click();
  await expect(toast(page, `${name} Added to Cart!`)).toBeVisible();
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByPlaceholder('Search for Product').fill(row(9).name);
  await expect(page.getByRole('dialog').getByText(row(9).name)).toBeVisible();
  await page.keyboard.press('Escape');
  await open(page, '/cart');
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click();
  await page.getByRole('button', { name: 'Place Order' }).first().click();
  await expect(placed(page)).toBeVisible();
  expect(await stored(page, 'cart')).toEqual([]);
});

test('with data saver, what was seen works without a network with its pictures, and the host was asked for nothing else @wide', async ({
  context,
  host,
}) => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  await visit(page, '/product/5', 'product/5');
  const seen = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const ofBrowser = /^\/(?:sw\.js|manifest\.webmanifest|favicon\.ico|icons\/.*)$/;
  const asked = host.asked.filter((address) => !ofBrowser.test(address));
  expect(asked.toSorted()).toEqual(['/product/5', ...seen].toSorted());
  await host.close();
  await open(page, '/product/5');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(row(5).name);
  const picture = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto('/product/6');
  await expect(page.getByRole('main')).toContainText(notKept);
  await expect(page).toHaveTitle(/^This page is not kept/);
});

test('a visit in Hindi makes the Hindi pages work without a network @wide', async ({
  context,
  host,
}) => {
  const page = await context.newPage();
  await visit(page, '/hi/about');
  await host.close();
  await openHindi(page, '/products');
});

test('another site at the same address is shown at the next visit, and nothing of the shop is kept @wide', async ({
  page,
  host,
}) => {
  await visit(page, '/about');
  const folder = mkdtempSync(join(tmpdir(), 'beau-other-'));
  for (const file of ['index.html', '404.html'])
    writeFileSync(join(folder, file), '<!doctype html><title>Another site</title>');
  writeFileSync(join(folder, '_headers'), '');
  await host.publish(folder);
  await page.goto('/');
  await expect(page).toHaveTitle('Another site');
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a script that the browser keeps wrong comes right after “Try again” @wide', async ({
  page,
  host,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'beau-half-'));
  cpSync(built, folder, { recursive: true });
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => /^checkout.*js/.test(file));
  for (const file of scripts) truncateSync(join(folder, 'assets', file), 400);
  const note = page.locator('#early-note');
  // The browser's own cache keeps a file whose name has a hash, and no worker does.
  await host.publish(folder);
  await page.goto('/checkout');
  await expect(note).toBeVisible({ timeout: 20_000 });
  await host.publish(built);
  await page.goto('/checkout');
  await expect(note).toBeVisible({ timeout: 20_000 });
  await note.getByRole('link', { name: 'Try again' }).click();
  await hydrated(page);
  await host.close();
  rmSync(folder, { recursive: true });
});
