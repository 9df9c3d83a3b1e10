import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '#commands/serve.mjs';
import { runAxe } from '../accessibility/axe.ts';
import { expect, hydrated, open, overflow, store, test as shopTest } from '../shop.ts';
import { findStrangers } from '../languages/findStrangers.ts';
import { makeSpiceShop } from './ownersShop.ts';

const workflow = '.github/workflows/publish.yml';
const base = '/my-shop/';
const site = `https://name.github.io${base}`;

/** An owner's shop, built below a path and served by a host that sends no headers, as GitHub Pages does. */
const test = shopTest.extend<object, { published: { address: string; folder: string } }>({
  published: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'beau-publish-'));
      const [shop, built] = [join(folder, 'my-shop'), join(folder, 'dist')];
      const own = { SHOP_FOLDER: shop, BUILT_SHOP: built, BASE_PATH: base };
      const run = (command: string, words: readonly string[], cwd = '.') => {
        const options = { cwd, encoding: 'utf8', env: { ...process.env, ...own } } as const;
        const { status, stdout, stderr } = spawnSync(command, words, options);
        expect(status, stdout + stderr).toBe(0);
      };
      const newShop = ['my-shop', '--country', 'IN', '--language', 'hi'];
      run(process.execPath, [resolve('commands/newShop.mjs'), ...newShop], folder);
      await makeSpiceShop(shop, site);
      run(process.execPath, ['commands/build.mjs']);
      const [, step = ''] = /run: (find .+)/.exec(readFileSync(workflow, 'utf8')) ?? [];
      run('sh', ['-c', step], folder);
      const host = await serve({ folder: built, base, sendsHeaders: false });
      await use({ address: host.address, folder: built });
      await host.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ published }, use) => use(published.address),
});

/** What nobody has to translate; nor does a parcel to India have the names of its states in Portuguese. */
const names = /English|WhatsApp|UPI|GST/g;
const paths = 'products sales about contact help product/1 cart wishlist checkout nowhere';

async function openEach(page: Page, language: string, look: (address: string) => Promise<void>) {
  for (const path of ['', ...paths.split(' ')]) {
    const address = base + language + path;
    await open(page, address);
    await look(address);
  }
}

test.describe("An owner's new shop below a path @wide", () => {
  test.describe.configure({ mode: 'default' });
  // As in the tests of axe: a button on its way to its colours has none yet.
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  test('no page scrolls sideways, lacks a file or violates axe', async ({ page, published }) => {
    await store(page, `${base}cart`, [{ id: 3, quantity: 2 }]);
    const missing: string[] = [];
    page.on('response', (response) => {
      if (![200, 304].includes(response.status())) missing.push(response.url());
    });
    const pages = readdirSync(published.folder, { recursive: true, encoding: 'utf8' })
      .filter((file) =>
        /^(?!mr|pt).*(?<!404|shop|product\/[12]|\/index|admin\/orders)\.html$/.test(file),
      )
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
    // In letters and digits that are not Latin the whole text is too long for what carries it (SPEC 15.10).
    expect(text).toContain('1×SHOP-1');
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

  test('no page has an English word but names, in any language', async ({ page }) => {
    await store(page, `${base}cart`, [{ id: 1 }]);
    for (const language of ['', 'mr/', 'pt/'])
      await openEach(page, language, async (address) => {
        const marked = await page.locator('[lang|=en]:not(option)').allTextContents();
        expect(marked.join().replaceAll(names, ''), address).not.toMatch(/[A-Za-z]/);
        if (language === 'pt/')
          expect(await page.locator('body').innerText(), address).not.toMatch(
            /\b(?:the|your|you|with|products?|cart|see|help|there|is)\b/i,
          );
        else expect(await page.evaluate(findStrangers), address).toEqual([]);
      });
  });

  test('every letter of a Marathi page, also of a price in its own digits, is of the shop’s fonts', async ({
    page,
  }) => {
    await store(page, `${base}cart`, [{ id: 1 }]);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('DOM.enable');
    await devTools.send('CSS.enable');
    await openEach(page, 'mr/', async (address) => {
      await page.evaluate(() => document.fonts.ready);
      const { root } = await devTools.send('DOM.getDocument');
      const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector: 'body *',
      });
      const drawn = await Promise.all(
        nodeIds.map(async (nodeId) => devTools.send('CSS.getPlatformFontsForNode', { nodeId })),
      );
      const others = drawn.flatMap(({ fonts }) =>
        fonts.filter(({ isCustomFont }) => !isCustomFont),
      );
      expect(others, address).toEqual([]);
    });
    await open(page, `${base}mr/product/1`);
    await expect(page.getByRole('main').getByText('₹१२,३६०.७०').first()).toBeVisible();
  });
});
