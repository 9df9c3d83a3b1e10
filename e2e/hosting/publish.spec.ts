import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '#commands/serve.mjs';
import { runAxe } from '../accessibility/axe.ts';
import { expect, hydrated, overflow, store, test as shopTest } from '../shop.ts';
import { copySources } from './copySources.ts';
import { makeSpiceShop } from './ownersShop.ts';

const workflow = '.github/workflows/publish.yml';
const base = '/my-shop/';
const site = `https://name.github.io${base}`;

/** An owner's shop, built below a path and served by a host that sends no headers, as GitHub Pages does. */
const test = shopTest.extend<object, { published: { address: string; folder: string } }>({
  published: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const copy = copySources();
      const { SHOP_FOLDER: _, BUILT_SHOP: __, ...env } = process.env;
      const run = (...words: string[]) => {
        const options = { cwd: copy, encoding: 'utf8', env: { ...env, BASE_PATH: base } } as const;
        const { status, stdout, stderr } = spawnSync('npm', ['run', ...words], options);
        expect(status, stdout + stderr).toBe(0);
      };
      run('new-shop', 'my-shop', '--', '--country', 'IN', '--language', 'hi');
      await makeSpiceShop(join(copy, 'my-shop'), site);
      run('build');
      const folder = join(copy, 'dist');
      const [, step = ''] = /run: (find .+)/.exec(readFileSync(workflow, 'utf8')) ?? [];
      expect(spawnSync('sh', ['-c', step], { cwd: copy }).status).toBe(0);
      const host = await serve({ folder, base, sendsHeaders: false });
      await use({ address: host.address, folder });
      await host.close();
      rmSync(copy, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ published }, use) => use(published.address),
});

test.describe("An owner's new shop below a path", { tag: '@wide' }, () => {
  test.describe.configure({ mode: 'default' });
  // As in the tests of axe: a button on its way to its colours has none yet.
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  test('no page scrolls sideways, lacks a file or violates axe', async ({ page, published }) => {
    await store(page, `${base}cart`, [{ id: 1, quantity: 2 }]);
    const missing: string[] = [];
    page.on('response', (response) => {
      if (![200, 304].includes(response.status())) missing.push(response.url());
    });
    const pages = readdirSync(published.folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!404|shop|product\/[23]|\/index|admin\/orders)\.html$/.test(file))
      .map((file) => base + file.replace(/(?:^index)?\.html$/, ''));
    for (const address of pages) {
      await page.goto(address);
      await hydrated(page);
      expect.soft(await overflow(page), address).toBe(0);
      const { violations } = await runAxe(page);
      const found = violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
      expect.soft(found, address).toEqual([]);
    }
    expect(missing).toEqual([]);
    expect(readFileSync(join(published.folder, 'sitemap.xml'), 'utf8')).toContain(
      `<loc>${site}</loc>`,
    );
  });

  test('a shopper goes from a product to the first WhatsApp order below the path', async ({
    page,
  }) => {
    await page.context().route(/^https:\/\/wa\.me/, (route) => route.fulfill({ body: 'A chat' }));
    await page.goto(`${base}shop`);
    await expect(page).toHaveURL(`${base}products`);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const main = page.getByRole('main');
    await main.locator(`h2 a[href="${base}product/1"]`).click();
    await expect(page).toHaveURL(`${base}product/1`);
    await main.locator('[role=group] + button').first().click();
    await page.locator(`header a[href="${base}cart"]`).first().click();
    await main.locator(`a[href="${base}checkout"]`).first().click();
    await expect(page).toHaveURL(`${base}checkout`);
    await expect(main).toContainText('WhatsApp');
    await page.goBack();
    await expect(page).toHaveURL(`${base}cart`);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.goForward();
    for (const [name, text] of Object.entries({
      name: 'आशा राव',
      phone: '98765 43210',
      address: '12 MG Road',
      postcode: '411001',
      city: 'पुणे',
    }))
      await main.locator(`[name=${name}]`).fill(text);
    const [chat] = await Promise.all([
      page.waitForEvent('popup'),
      main.getByRole('button', { name: 'WhatsApp पर ऑर्डर करें' }).first().click(),
    ]);
    await chat.waitForURL(/^https:/);
    const text = new URL(chat.url()).searchParams.get('text') ?? '';
    expect(text).toContain('1 × सावजी मसाला');
  });

  test('beside the picture of a slide no word and no button reaches it, at any width', async ({
    page,
  }) => {
    for (const width of [768, 992, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(base);
      const head = page.getByRole('main').locator('section').first();
      const ends = await head.evaluate((section) => {
        const { left = 0 } = section.querySelector('img')?.getBoundingClientRect() ?? {};
        const words = section.querySelectorAll('button svg, li:first-child :is(h1, p, a)');
        return [...words].map((word) => left - word.getBoundingClientRect().right);
      });
      expect(Math.min(...ends), `${width} px`).toBeGreaterThanOrEqual(0);
    }
  });

  test('where nothing is on sale, its page says so and leads to all products', async ({ page }) => {
    await page.goto(`${base}sales`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('अभी सेल में कुछ नहीं है');
    await page.getByRole('main').getByRole('link', { name: 'प्रोडक्ट देखें' }).click();
    await expect(page).toHaveURL(`${base}products`);
  });

  test('an older link with a slash at its end is answered with its page', async ({ request }) => {
    for (const path of ['cart', 'product/1', 'products', 'shop']) {
      const [plain, older] = await Promise.all(
        [path, `${path}/`].map((end) => request.get(base + end, { maxRedirects: 0 })),
      );
      expect(older?.status(), path).toBe(200);
      expect(await older?.text()).toBe(await plain?.text());
    }
  });
});
