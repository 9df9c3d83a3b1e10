import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { nth, onFirstPage, row } from '../catalogue.ts';
import { home, words } from '../shopData.ts';
import { openHindi } from '../languages/hindi.ts';
import { pages } from '../pages.ts';
import { hydrated, expect, toast, open, stored, test as shopTest } from '../shop.ts';
import { serveCopy } from './copySources.ts';

const built = process.env['BUILT_SHOP'] ?? 'dist';

type Host = {
  readonly address: string;
  /** Stops the host, so that the shop is offline. */
  readonly stop: () => Promise<void>;
  /** The status and path of each request so far. */
  readonly answered: string[];
  /** Publishes another build at the same address. */
  readonly publish: (folder: string) => Promise<void>;
};

const test = shopTest.extend<{ host: Host }, { nextRelease: string }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
  host: async ({}, use) => {
    const answered: string[] = [];
    const onAnswer = (status: number, path: string) => void answered.push(`${status} ${path}`);
    const { address, publish, close: stop } = await serve({ folder: built, onAnswer });
    await use({
      address,
      stop,
      answered,
      publish,
    });
    await stop();
  },
  baseURL: async ({ host }, use) => use(host.address),

  /** The folder of the next release: the shop has another name, so every script has another name too. */
  nextRelease: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const rename = (copy: string) => {
        const settings = join(copy, 'shop/settings.yaml');
        writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^name: .*$/m, '$& New'));
      };
      await serveCopy(rename, ({ folder }) => use(folder));
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'beau-copy-'));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** One visit: waits until the service worker has filled its cache and controls the page. */
async function visit(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');
}

/** Asks the host for a new version, and says what became of its worker. */
function update(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise((resolve) => {
      registration.addEventListener('updatefound', resolve, { once: true });
    });
    await registration.update();
    await found;
    const { installing, waiting } = registration;
    if (!installing) return waiting ? 'installed' : 'redundant';
    return new Promise((resolve) => {
      installing.addEventListener('statechange', () => resolve(installing.state), { once: true });
    });
  });
}

async function expectPictures(page: Page): Promise<void> {
  const broken = await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
    for (const image of images) image.loading = 'eager';
    const decoded = await Promise.allSettled(images.map((image) => image.decode()));
    return decoded.filter(({ status }) => status === 'rejected').length;
  });
  expect(broken).toBe(0);
}

test.describe('Offline, after one visit', () => {
  test('every address opens with its pictures', async ({ page, host }) => {
    await visit(page, '/about');
    await host.stop();
    const others = ['/products?filter=new', '/product/1', '/product/10', '/products/'];
    for (const address of [...pages.filter((path) => path !== '/nowhere'), ...others]) {
      await open(page, address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expectPictures(page);
    }
    await page.goto('/shop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.productsPage.title);
  });

  test('a shopper goes from home to a placed order', async ({ page, host }) => {
    const { name } = nth(onFirstPage, -1);
    await visit(page, '/');
    await host.stop();
    const toProducts = home.banners.find(({ action }) => action.to === '/products');
    await page
      .getByRole('link', { name: toProducts?.action.label ?? '' })
      .last()
      .click();
    await page.getByRole('main').getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'ADD TO CART', exact: true }).first().click();
    await expect(toast(page, `${name} Added to Cart!`)).toBeVisible();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByPlaceholder('Search for Product').fill(row(9).name);
    await expect(page.getByRole('dialog').getByText(row(9).name)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await expectPictures(page);
    await page.reload();
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click();
    await page.getByRole('button', { name: 'Place Order' }).first().click();
    await expect(toast(page, 'Order Placed Successfully!')).toBeVisible();
    await expect.poll(() => stored(page, 'cart')).toEqual([]);
  });

  test('a visit in Hindi makes the Hindi pages work without a network, and loads no English one', async ({
    page,
    host,
  }) => {
    await page.goto('/hi/about');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? ''))
      .toMatch(/\/hi\/sw\.js$/);
    const cached = await page.evaluate(async () => {
      const [name = '', ...others] = await caches.keys();
      const requests = await (await caches.open(name)).keys();
      return { name, others, paths: requests.map(({ url }) => new URL(url).pathname) };
    });
    expect(cached.name).toMatch(/^beau \/hi\/ /);
    expect(cached.others).toEqual([]);
    const strange = cached.paths.filter((path) => !/^\/(?:hi|assets|pictures|icons)\b/.test(path));
    expect(strange).toEqual([]);
    await host.stop();
    for (const path of ['/', '/products', '/product/5', '/cart', '/help']) {
      await openHindi(page, path);
      await expectPictures(page);
    }
  });

  test('a second visit of five pages asks the host only whether each page is still the same, and works without a network', async ({
    page,
    context,
    host,
  }) => {
    const five = ['/', '/products', '/product/1', '/cart', '/checkout'];
    await visit(page, '/');
    for (const address of five) await open(page, address);
    await page.close();
    const second = await context.newPage();
    host.answered.length = 0;
    for (const address of five) await open(second, address);
    const asked = host.answered.filter((answer) => !answer.endsWith(' /sw.js'));
    expect(asked).toEqual(five.map((address) => `304 ${address}`));
    await host.stop();
    for (const address of five) await open(second, address);
  });
});

// The browser logs a script that fails to load, so this page is not watched.
shopTest(
  'opening a dialog whose script fails to load shows a toast that says so',
  async ({ context }) => {
    const page = await context.newPage();
    await page.route(/\/assets\/Overlays-[^/]+\.js$/, (route) => route.abort());
    await open(page, '/help');
    await page.getByRole('button', { name: 'Search' }).click();
    const words = 'This part of the shop could not be loaded. Check your connection and try again.';
    await expect(toast(page, words)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test.describe('A new version', () => {
  test.describe.configure({ mode: 'default' });

  test('shows a toast on open pages, which go on working, and is used by the next page', async ({
    page,
    context,
    host,
    nextRelease,
  }) => {
    await visit(page, '/about');
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    const dialogsOf = (folder: string) =>
      readdirSync(join(folder, 'assets')).filter((file) => /^Overlays-.*\.js$/.test(file));
    expect(dialogsOf(built)).not.toHaveLength(0);
    expect(dialogsOf(nextRelease)).not.toEqual(dialogsOf(built));
    await host.publish(nextRelease);

    const words = 'This shop has been updated. The next page you open is the new one.';
    const shown = expect(toast(page, words)).toBeVisible({ timeout: 60_000 });
    const second = await context.newPage();
    await Promise.all([shown, open(second, '/cart')]);
    await expect(second).toHaveTitle('Cart · BEAU New');
    await expect(toast(second, words)).toHaveCount(0);

    // The old page still works: it opens Search, although the host no longer has that script.
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByPlaceholder('Search for Product').fill('serum');
    await expect(page.getByRole('dialog').getByText('Reviving Under Eye Serum')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true);

    await page.getByRole('navigation', { name: 'Main' }).getByText('Products').click();
    await expect(page).toHaveURL('/products');
    await expect(page).toHaveTitle('Products · BEAU New');
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);

    // Without an open page, the browser begins to use the worker of the new version.
    await Promise.all([page.close(), second.close()]);
    await host.stop();
    const later = await context.newPage();
    await open(later, '/sales');
    await expect(later).toHaveTitle('Sale Products · BEAU New');
  });

  test('is kept when a deploy is complete, and not in the middle of it', async ({
    page,
    host,
    nextRelease,
  }) => {
    await visit(page, '/about');
    const folder = copyOf(nextRelease);
    cpSync(join(built, 'wishlist'), join(folder, 'wishlist'), { recursive: true });
    await host.publish(folder);
    expect(await update(page)).toBe('redundant');
    await host.publish(nextRelease);
    expect(await update(page)).toBe('installed');
    rmSync(folder, { recursive: true });
  });

  test('replaces a worker that answers every page and never updates', async ({
    page,
    context,
    host,
  }) => {
    const folder = copyOf(built);
    for (const packed of ['sw.js.br', 'sw.js.gz']) rmSync(join(folder, packed), { force: true });
    writeFileSync(
      join(folder, 'sw.js'),
      `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const old = new Response('<!doctype html><title>Old for good</title>', { headers: { 'content-type': 'text/html' } });
  if (event.request.mode === 'navigate') event.respondWith(old);
});`,
    );
    await host.publish(folder);
    await visit(page, '/about');
    await page.goto('/products');
    await expect(page).toHaveTitle('Old for good');

    await host.publish(built);
    expect(await update(page)).toBe('installed');
    await page.close();
    const later = await context.newPage();
    await expect(async () => {
      // The old worker ends some time after its last page is left.
      await later.goto('about:blank');
      await later.goto('/products');
      await expect(later).toHaveTitle('Products · BEAU', { timeout: 1000 });
    }).toPass();
    await host.stop();
    await open(later, '/about');
    await expect(later).toHaveTitle('About · BEAU');
    rmSync(folder, { recursive: true });
  });
});
