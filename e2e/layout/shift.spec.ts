import type { Page } from '@playwright/test';
import { completeChromium } from '../completeChromium.ts';
import { hold } from '../held.ts';
import { phone, reachScreen, screens } from '../screens.ts';
import { expect, test as base } from '../shop.ts';
import { serveInPieces } from './inPieces.ts';

declare global {
  interface Window {
    shifted: number;
  }
}

/** The shop's host, from which pages come in pieces. */
const test = base.extend<{ readonly pieces: (() => void)[] }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from here.
  pieces: async ({}, use) => use([]),
  baseURL: async ({ baseURL, pieces }, use) => {
    const host = await serveInPieces(baseURL ?? '', pieces);
    await use(host.address);
    host.close();
  },
});

test.use(completeChromium);

const loaded = ['home', 'all products', 'a product', 'a cart', 'a wishlist', 'the checkout'];
/** The others are tried before a change is published. */
const often = { top: ['a product', 'a cart'], end: ['home', 'all products'] };
const devices = {
  'a phone': phone,
  'a desktop': { viewport: { width: 1440, height: 900 } },
};

for (const [device, options] of Object.entries(devices)) {
  for (const place of ['top', 'end'] as const) {
    test.describe(`On ${device}, at the ${place} of a page that comes in pieces,`, () => {
      test.use(options);
      for (const screen of screens.filter(({ name }) => loaded.includes(name))) {
        const isEveryTime = device === 'a phone' && often[place].includes(screen.name);
        const tag = isEveryTime ? [] : ['@wide'];
        test(`nothing in ${screen.name} moves`, { tag }, async ({ page, pieces }) => {
          await page.addInitScript(watchShifts);
          const release = await hold(page, /\.(?:css|js|woff2)$/);
          const reached = reachScreen(page, screen);
          await page.waitForFunction(
            () => performance.getEntriesByName('first-contentful-paint').length > 0,
          );
          for (const send of pieces) {
            const count = await page.evaluate(() => document.all.length);
            send();
            // The last one ends the page.
            if (send === pieces.at(-1)) break;
            await page.waitForFunction((before) => document.all.length > before, count);
            if (place === 'end')
              await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          }
          release();
          await reached;
          await twoFrames(page);
          // A word or a line of a paragraph may be a little wider in the fallback font.
          expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
        });
      }
    });
  }
}

function twoFrames(page: Page) {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Adds up how far things have moved. Runs in the page. */
function watchShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += (entry as LayoutShift).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

base(
  "a product's picture is where it stays while its thumbnails are on their way",
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await hold(page, /\.(?:css|js)$/);
    const boxOfPicture = async () => {
      await page.goto('/product/4', { waitUntil: 'domcontentloaded' });
      return page.locator('main img').first().boundingBox();
    };
    const box = await boxOfPicture();
    await page.route('/product/4', async (route) => {
      const response = await route.fetch();
      const [begin = ''] = (await response.text()).split(/<div[^>]*><button[^>]*aria-pressed/);
      await route.fulfill({ response, body: begin });
    });
    expect(await boxOfPicture()).toEqual(box);
  },
);

type LayoutShift = PerformanceEntry & { readonly value: number };
